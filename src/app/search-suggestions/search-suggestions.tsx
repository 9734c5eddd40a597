import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { searchApi } from '@/pages/search/api';
import { Highlight } from '@/pages/search/highlight';
import { listHref, parseListParams, listRequest } from '@/pages/search/list-params';
import { resultHref } from '@/pages/search/result-href';
import { Link } from '@/shared/ui/link';
import { SafeLink } from '@/shared/ui/safe-link';
import { EntryLine } from './entry-line';
import { messages } from './messages';
import { StoredList } from './stored-list';
import { moveFocus, useCacheCall, useSearchForm } from './use-search-form';
import { useRecentPages, RecentPages } from './recent-pages';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';
import styles from './search-suggestions.module.css';

/** Maximum number of suggested results. */
const shown = 6;

/**
 * Suggestions below a search field, as links: results for its keyword, or the last searches and pages while it is
 * empty. Without a response there are none.
 * @param form the search form that holds the focus, with one `input` of type search
 * @param onClose called after a choice
 */
export default function SearchSuggestions({
  form,
  onClose,
}: {
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}) {
  const { keyword, isHidden, hide } = useSearchForm(form);
  const callCache = useCacheCall();
  const [recent, setRecent] = useState(() => callCache(readRecentSearches));
  const recentPages = useRecentPages();
  if (isHidden || (keyword === '' && recent.length + recentPages.pages.length === 0)) return null;
  const focusField = () => form.current?.querySelector('input')?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      focusField();
      hide();
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <Panel onKeyDown={onKeyDown}>
      {keyword === '' ? (
        <>
          {recent.length > 0 && (
            <RecentSearches
              keywords={recent}
              onClose={onClose}
              onClear={() => {
                callCache(clearRecentSearches);
                focusField();
                setRecent([]);
              }}
            />
          )}
          {recentPages.pages.length > 0 && (
            <RecentPages
              pages={recentPages.pages}
              onClose={onClose}
              onClear={() => {
                focusField();
                recentPages.clear();
              }}
            />
          )}
        </>
      ) : (
        <Hits
          keyword={keyword}
          onClose={() => {
            callCache((cache) => {
              addRecentSearch(cache, keyword);
            });
            onClose();
          }}
        />
      )}
    </Panel>
  );
}

function Panel({
  onKeyDown,
  children,
}: {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  return (
    <nav
      className={styles.panel}
      aria-label={intl.formatMessage(messages.title)}
      onKeyDown={onKeyDown}
      // Safari gives no focus to a clicked link: the field keeps it until the click
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </nav>
  );
}

function RecentSearches({
  keywords,
  ...actions
}: {
  keywords: readonly string[];
  onClose: () => void;
  onClear: () => void;
}) {
  return (
    <StoredList title={messages.recent} clearText={messages.clear} {...actions}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Link to={listHref({ q: keyword })}>
            <span className={styles.title}>{keyword}</span>
          </Link>
        </li>
      ))}
    </StoredList>
  );
}

function Hits({ keyword, onClose }: { keyword: string; onClose: () => void }) {
  const params = parseListParams(new URLSearchParams({ q: keyword }));
  // the last suggestions stay while the next ones load
  const { data, isError } = searchApi.endpoints.searchSuggestions.useQuery({
    ...listRequest(params),
    size: shown,
  });
  const hits = isError ? [] : (data?.records ?? []);
  return (
    <>
      <p className="portal-hidden" role="status">
        {data && <FormattedMessage {...messages.count} values={{ count: hits.length }} />}
      </p>
      <ul onClick={onClose}>
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <SafeLink address={resultHref(hit)}>
              {(lock) => (
                <EntryLine
                  title={<Highlight text={hit.title} keyword={[keyword, ...(hit.matched ?? [])].join(' ')} />}
                  kind={hit.kind}
                  lock={lock}
                />
              )}
            </SafeLink>
          </li>
        ))}
        <li>
          <Link className={styles.all} to={listHref({ q: keyword })}>
            <FormattedMessage {...messages.all} values={{ keyword }} />
          </Link>
        </li>
      </ul>
    </>
  );
}
