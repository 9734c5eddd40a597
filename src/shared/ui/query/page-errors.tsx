import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { isAborted, isApiErrorData, isOffline } from '@/shared/api/api-error';
import { useErrorMessage } from '@/shared/api/error-message';
import { onOnline } from '@/shared/lib/page-events';
import { Button } from '../button';
import { messages } from '../messages';
import styles from './page-errors.module.css';
import { useRetry } from './use-retry';

/** The part of RTK Query's `useQuery` result that views use. */
export interface QueryState<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  /** @param isAutomatic not requested by the user: its failure shows no toast; RTK Query's own `refetch` ignores it */
  refetch: (isAutomatic?: boolean) => unknown;
}

/** A failed query of the page. */
export interface FailedQuery {
  error: unknown;
  retrying: boolean;
  retry: () => unknown;
  /** Its previous data is still shown. */
  stale: boolean;
  /** Retried with the others, but not counted: it is a small part, and shows the failure itself. */
  background: boolean;
}

interface PageErrors {
  failed: readonly FailedQuery[];
  report: (id: string, failed: FailedQuery | null) => void;
}

const PageErrorsContext = createContext<PageErrors>({ failed: [], report: () => undefined });

/**
 * Collects a page's failed queries: several of them share one banner, and all are repeated when the network is back.
 */
export function PageErrorsProvider({ children }: { children: ReactNode }) {
  const [failedById, setFailedById] = useState<ReadonlyMap<string, FailedQuery>>(new Map());
  const report = useCallback((id: string, failed: FailedQuery | null) => {
    setFailedById((present) => {
      if (!failed && !present.has(id)) return present;
      const next = new Map(present);
      next.delete(id);
      return failed ? next.set(id, failed) : next;
    });
  }, []);
  const value = useMemo(() => ({ failed: [...failedById.values()], report }), [failedById, report]);
  useEffect(
    () =>
      onOnline(() => {
        for (const { retry, retrying } of failedById.values()) if (!retrying) retry();
      }),
    [failedById],
  );
  return <PageErrorsContext value={value}>{children}</PageErrorsContext>;
}

/**
 * One banner for several failed queries of a page, or for one whose previous data is still shown: one explanation, one
 * retry for all, the request ids for support.
 */
export function PageErrorBanner() {
  const failed = usePageErrors();
  const errorMessage = useErrorMessage();
  const repeat = useRetry();
  if (failed.length === 0) return null;
  const retrying = failed.some((query) => query.retrying);
  const isContentShown = failed.every(({ stale, background }) => stale || background);
  return (
    <div className={`portal-wrap ${styles.banner}`}>
      <section className={styles.panel} role="alert">
        <h2>
          <FormattedMessage {...(isContentShown ? messages.staleTitle : messages.bannerTitle)} />
        </h2>
        <p>
          <FormattedMessage {...(isContentShown ? messages.staleText : messages.bannerText)} />
        </p>
        <Button
          solid
          onClick={() => {
            for (const { retry } of failed) void repeat(retry);
          }}
        >
          <FormattedMessage {...(retrying ? messages.retrying : messages.retryAll)} />
        </Button>
        <details>
          <summary>
            <FormattedMessage {...messages.requestIds} />
          </summary>
          <ul>
            {failed.map(({ error }, index) => (
              <li key={index}>
                {errorMessage(error)}
                {isApiErrorData(error) && !isOffline(error) && <code>{error.requestId}</code>}
              </li>
            ))}
          </ul>
        </details>
      </section>
    </div>
  );
}

/**
 * The failed queries that the banner shows: two or more that count, or one whose previous data is shown in place of its
 * error. For the latter, the offline banner is enough if there is no network.
 */
function usePageErrors(): readonly FailedQuery[] {
  const { failed } = use(PageErrorsContext);
  const counted = failed.filter(
    ({ background, stale, error }) => !background && !(stale && isOffline(error)),
  );
  return counted.length > 1 || counted.some(({ stale }) => stale) ? failed : [];
}

/**
 * Reports a query to its page while it has failed.
 * @returns true if the page's banner shows the failure, so that the query's own view need not
 */
export function useReportQueryError(
  { currentData, error, isFetching: retrying, refetch: retry }: QueryState<unknown>,
  background = false,
): boolean {
  const id = useId();
  const { report } = use(PageErrorsContext);
  const stale = currentData !== undefined;
  const hasFailed = error !== undefined && !isAborted(error) && !(stale && isSessionEnd(error));
  // A report renders this component again: a `retry` that is new with each render must not cause another report.
  const latestRetry = useRef(retry);
  useLayoutEffect(() => {
    latestRetry.current = retry;
  });
  // Before paint: queries that fail together never flash their own error states.
  useLayoutEffect(() => {
    if (!hasFailed) return undefined;
    report(id, { error, retrying, retry: () => latestRetry.current(), stale, background });
    return () => {
      report(id, null);
    };
  }, [error, hasFailed, id, stale, background, retrying, report]);
  return usePageErrors().length > 0;
}

/**
 * The failures of small parts, for the one error state of a page: it replaces theirs, and its retry repeats them.
 * @returns whether there is such an error state, and a function that repeats the small parts
 */
export function useSmallParts(): { isExplained: boolean; retrySmallParts: () => void } {
  const { failed } = use(PageErrorsContext);
  return {
    isExplained: failed.some(({ background, stale }) => !background && !stale),
    retrySmallParts: () => {
      for (const { background, retry } of failed) if (background) retry();
    },
  };
}

/** The login explains an ended session. */
const isSessionEnd = (error: unknown) => isApiErrorData(error) && error.kind === 'unauthorized';
