import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { searchApi } from '@/pages/search/api';
import { Highlight } from '@/pages/search/highlight';
import { listHref, parseListParams, listRequest } from '@/pages/search/list-params';
import { messages as searchMessages } from '@/pages/search/messages';
import { resultHref } from '@/pages/search/result-href';
import type { ApiDispatch } from '@/shared/api/base-api';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { contentLanguage } from '@/shared/intl/languages';
import { LockMark } from '@/shared/ui/lock-mark';
import { SafeLink } from '@/shared/ui/safe-link';
import { messages } from './messages';
import { useViewedPages, ViewedPages } from './viewed-pages';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches';
import styles from './search-suggestions.module.css';

/** Milliseconds after the last keystroke before the request. */
const debounceMs = 250;
/** Results that are suggested. */
const shown = 6;

/**
 * What the keyword in a search field finds, or the last searches and pages while it is empty, as links below the field.
 * Without a response there are none.
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
  const viewed = useViewedPages();
  if (isHidden || (keyword === '' && recent.length + viewed.pages.length === 0)) return null;
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
          {viewed.pages.length > 0 && (
            <ViewedPages
              pages={viewed.pages}
              onClose={onClose}
              onClear={() => {
                focusField();
                viewed.clear();
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
  onClose,
  onClear,
}: {
  keywords: readonly string[];
  onClose: () => void;
  onClear: () => void;
}) {
  return (
    <>
      <div className={styles.head}>
        <FormattedMessage {...messages.recent} />
        <button type="button" className={styles.clear} onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </button>
      </div>
      <ul onClick={onClose}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Link to={listHref({ q: keyword })}>
              <span className={styles.title}>{keyword}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Hits({ keyword, onClose }: { keyword: string; onClose: () => void }) {
  const params = parseListParams(new URLSearchParams({ q: keyword }));
  // the last suggestions stay while the next ones load
  const { data, isError } = searchApi.endpoints.searchAll.useQuery({ ...listRequest(params), size: shown });
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
              <span className={styles.title} lang={contentLanguage}>
                <span>
                  <Highlight text={hit.title} keyword={[keyword, ...(hit.matched ?? [])].join(' ')} />
                  <LockMark to={resultHref(hit) ?? ''} />
                </span>
              </span>
              <span className={styles.kind}>
                <FormattedMessage {...searchMessages[hit.kind]} />
              </span>
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

/**
 * Follows the field of a form: its keyword after a pause, but not during an IME composition. Escape hides the
 * suggestions until the next keystroke, Arrow down leads to the first one, and what is submitted is remembered.
 */
function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const [keyword, setKeyword] = useState('');
  const [isHidden, setHidden] = useState(false);
  const callCache = useCacheCall();
  const remember = useEffectEvent((text: string) => {
    callCache((cache) => {
      addRecentSearch(cache, text);
    });
  });
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector('input');
    if (!element || !field) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isComposing = false;
    const read = () => {
      setHidden(false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isComposing) setKeyword(field.value.trim());
      }, debounceMs);
    };
    const onStart = () => {
      isComposing = true;
    };
    const onEnd = () => {
      isComposing = false;
      read();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setHidden(true);
      if (event.key === 'ArrowDown' && moveFocus(element, event.key)) event.preventDefault();
    };
    // before the form empties its field
    const onSubmit = () => {
      remember(field.value.trim());
    };
    read();
    field.addEventListener('input', read);
    field.addEventListener('compositionstart', onStart);
    field.addEventListener('compositionend', onEnd);
    field.addEventListener('keydown', onKeyDown);
    element.addEventListener('submit', onSubmit, true);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', read);
      field.removeEventListener('compositionstart', onStart);
      field.removeEventListener('compositionend', onEnd);
      field.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('submit', onSubmit, true);
    };
  }, [form]);
  return {
    keyword,
    isHidden,
    hide: () => {
      setHidden(true);
    },
  };
}

/** Moves the focus along the links; true if the key does so. */
function moveFocus(within: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const links = [...within.querySelectorAll<HTMLElement>('a')];
  if (step === undefined || links.length === 0) return false;
  const at = links.findIndex((link) => link.matches(':focus'));
  links[(at + step + links.length) % links.length]?.focus();
  return true;
}

/** Calls a function with the portal's cache. */
function useCacheCall() {
  const dispatch = useDispatch<ApiDispatch>();
  return <Result,>(use: (cache: ScopedCache) => Result): Result =>
    dispatch((_dispatch, _getState, { cache }) => use(cache));
}
