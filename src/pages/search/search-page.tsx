import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SearchField } from '@/features/search-field/search-field';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { ListPage } from '@/shared/ui/list-page';
import { EmptyState } from '@/shared/ui/page-state';
import { SearchResults } from './search-results';
import { listHref, parseListParams } from './list-params';
import { messages } from './messages';
import styles from './search-page.module.css';

/** Search over all public content. Keyword, kind and page are in the URL (R10.75). */
export default function SearchPage() {
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <SearchInput keyword={params.q} />
      {params.q === '' ? <SearchIntro /> : <SearchResults params={params} />}
    </ListPage>
  );
}

/** The field takes the focus if it is empty. */
function SearchInput({ keyword }: { keyword: string }) {
  const intl = useIntl();
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = keyword === '';
  useEffect(() => {
    if (!isEmpty) return undefined;
    // after the layout has moved the focus to the page
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isEmpty, key]);
  return (
    <ListFilters
      search={
        <SearchField
          ref={field}
          value={keyword}
          label={intl.formatMessage(messages.field)}
          placeholder={intl.formatMessage(messages.hint)}
          hrefFor={(next) => listHref({ q: next })}
        />
      }
    />
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
