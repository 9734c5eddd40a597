import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchField } from '@/features/search-field/search-field';
import { ListFilters, ListPage } from '@/shared/ui/list-page';
import { EmptyState } from '@/shared/ui/page-state';
import { SearchResults } from './search-results';
import { listHref, parseListParams } from './list-params';
import { messages } from './messages';
import styles from './search-page.module.css';

/** Finds whatever the public may see, by words; words, kind and page are in the address (R10.75). */
export default function SearchPage() {
  const [query] = useSearchParams();
  const params = parseListParams(query);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <SearchInput words={params.words} />
      {params.words === '' ? <SearchIntro /> : <SearchResults params={params} />}
    </ListPage>
  );
}

/** The field takes the focus where there are no words yet: to type them is what one came for. */
function SearchInput({ words }: { words: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = words === '';
  useEffect(() => {
    if (!isEmpty) return undefined;
    // after the frame has given the focus to the page
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isEmpty, key]);
  return (
    <ListFilters>
      <SearchField
        ref={field}
        value={words}
        label={intl.formatMessage(messages.field)}
        placeholder={intl.formatMessage(messages.hint)}
        onChange={(typed) => {
          void navigate(listHref({ words: typed, page: 1 }), { replace: true, preventScrollReset: true });
        }}
      />
    </ListFilters>
  );
}

function SearchIntro() {
  return (
    <EmptyState title={<FormattedMessage {...messages.start} />}>
      <p>
        <FormattedMessage {...messages.startText} />
      </p>
      <p className={styles.shortcut}>
        <FormattedMessage {...messages.shortcut} values={{ keys: <kbd>Ctrl K</kbd> }} />
      </p>
    </EmptyState>
  );
}
