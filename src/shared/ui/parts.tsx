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
export interface FailedPart {
  error: unknown;
  /** It is being asked for again. */
  retrying: boolean;
  retry: () => unknown;
  /** Missed by nobody: retried with the others, but no outage by itself. */
  quiet: boolean;
}

interface PartsValue {
  failed: readonly FailedPart[];
  tell: (part: string, failed: FailedPart | null) => void;
}

const PartsContext = createContext<PartsValue>({ failed: [], tell: () => undefined });

/** Around what loads in parts of its own: knows which of them failed, so that several failures are told once. */
export function Parts({ children }: { children: ReactNode }) {
  const [byPart, setByPart] = useState<ReadonlyMap<string, FailedPart>>(new Map());
  const tell = useCallback((part: string, failed: FailedPart | null) => {
    setByPart((present) => {
      if (!failed && !present.has(part)) return present;
      const next = new Map(present);
      next.delete(part);
      return failed ? next.set(part, failed) : next;
    });
  }, []);
  const value = useMemo(() => ({ failed: [...byPart.values()], tell }), [byPart, tell]);
  return <PartsContext value={value}>{children}</PartsContext>;
}

/** The parts that failed, where more than one is missed; none otherwise: one alone tells of itself. */
export function useOutage(): readonly FailedPart[] {
  const { failed } = use(PartsContext);
  return failed.filter(({ quiet }) => !quiet).length > 1 ? failed : [];
}

/** What `useQuery` gives, as far as it is shown. */
export interface Asked<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Joins an answer to the parts of its page.
 * @returns true where the page tells of its failure, so that its place need not
 */
export function usePart(
  { currentData, error, isFetching: retrying, refetch: retry }: Asked<unknown>,
  quiet = false,
): boolean {
  const part = useId();
  const { tell } = use(PartsContext);
  const isMissing = error !== undefined && currentData === undefined;
  // before anything is painted: parts that fail together are never seen to tell of it each on its own
  useLayoutEffect(() => {
    if (!isMissing) return undefined;
    tell(part, { error, retrying, retry, quiet });
    return () => {
      tell(part, null);
    };
  }, [error, isMissing, part, quiet, retry, retrying, tell]);
  return useOutage().length > 0;
}
