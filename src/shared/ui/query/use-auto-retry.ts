import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiErrorData, retryAfterOf, type ErrorKind } from '@/shared/api/api-error';
import { onOnline } from '@/shared/lib/page-events';
import { backoffDelay, retryDelays } from '@/shared/lib/retry-loop';
import type { QueryState } from './page-errors';

/** Errors that may be gone at a later attempt; the other kinds are decisions of the platform. */
const passingKinds: readonly ErrorKind[] = ['network', 'timeout', 'server', 'contract', 'tooMany'];

const mayPass = (error: unknown) => isApiErrorData(error) && passingKinds.includes(error.kind);

/**
 * Repeats a failed query automatically while its page is visible: with a growing delay, and at once when the network is
 * back. The error stays in view meanwhile.
 * @returns the query for `QueryView`
 */
export function useAutoRetry<Data>({
  currentData,
  error,
  isFetching,
  refetch,
}: QueryState<Data>): QueryState<Data> {
  /** Failures in a row: their number and the last error. */
  const failures = useRef<{ count: number; last?: unknown }>({ count: 0 });
  const [isAutomatic, setAutomatic] = useState(false);
  const retry = useEffectEvent(() => {
    setAutomatic(true);
    void refetch(true);
  });
  useEffect(() => {
    if (isFetching) return undefined;
    const { count, last } = failures.current;
    if (!mayPass(error)) failures.current = { count: 0 };
    else if (error !== last) failures.current = { count: count + 1, last: error };
    if (failures.current.count === 0) return undefined;
    const requested = (retryAfterOf(error) ?? 0) * 1000;
    const timer = setTimeout(
      () => {
        retry();
      },
      Math.max(requested, backoffDelay(failures.current.count, retryDelays)),
    );
    const removeOnline = onOnline(() => {
      retry();
    });
    return () => {
      clearTimeout(timer);
      removeOnline();
    };
  }, [error, isFetching]);
  return {
    currentData,
    error,
    isFetching: isFetching && !(isAutomatic && error !== undefined),
    refetch: () => {
      setAutomatic(false);
      failures.current = { count: 0 };
      return refetch();
    },
  };
}
