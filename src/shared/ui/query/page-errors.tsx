import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** A part of the page that did not come. */
export interface FailedQuery {
  error: unknown;
  /** It is being asked for again. */
  retrying: boolean;
  retry: () => unknown;
  /** Missed by nobody: retried with the others, but no outage by itself. */
  background: boolean;
}

interface PageErrors {
  failed: readonly FailedQuery[];
  report: (part: string, failed: FailedQuery | null) => void;
}

const PageErrorsContext = createContext<PageErrors>({ failed: [], report: () => undefined });

/** Around what loads in parts of its own: knows which of them failed, so that several failures are told once. */
export function PageErrorsProvider({ children }: { children: ReactNode }) {
  const [failedById, setFailedById] = useState<ReadonlyMap<string, FailedQuery>>(new Map());
  const report = useCallback((part: string, failed: FailedQuery | null) => {
    setFailedById((present) => {
      if (!failed && !present.has(part)) return present;
      const next = new Map(present);
      next.delete(part);
      return failed ? next.set(part, failed) : next;
    });
  }, []);
  const value = useMemo(() => ({ failed: [...failedById.values()], report }), [failedById, report]);
  return <PageErrorsContext value={value}>{children}</PageErrorsContext>;
}

/** The parts that failed, where more than one is missed; none otherwise: one alone tells of itself. */
export function usePageErrors(): readonly FailedQuery[] {
  const { failed } = use(PageErrorsContext);
  return failed.filter(({ background }) => !background).length > 1 ? failed : [];
}

/** What `useQuery` gives, as far as it is shown. */
export interface QueryState<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Joins an answer to the parts of its page.
 * @returns true where the page tells of its failure, so that its place need not
 */
export function useReportQueryError(
  { currentData, error, isFetching: retrying, refetch: retry }: QueryState<unknown>,
  background = false,
): boolean {
  const id = useId();
  const { report } = use(PageErrorsContext);
  const isMissing = error !== undefined && currentData === undefined;
  // before anything is painted: parts that fail together are never seen to tell of it each on its own
  useLayoutEffect(() => {
    if (!isMissing) return undefined;
    report(id, { error, retrying, retry, background });
    return () => {
      report(id, null);
    };
  }, [error, isMissing, id, background, retry, retrying, report]);
  return usePageErrors().length > 0;
}
