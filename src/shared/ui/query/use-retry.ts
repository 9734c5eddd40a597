import { use } from 'react';
import { isAborted, isApiErrorData } from '@/shared/api/api-error';
import { ToastQueueContext } from '../toast-queue';

/**
 * @returns repeats a query because the user asked for it: another failure shows a toast, as the first one did (R7.34)
 */
export function useRetry(): (refetch: () => unknown) => Promise<void> {
  // Absent while the build renders the home page.
  const toasts = use(ToastQueueContext);
  return async (refetch) => {
    const result = (await refetch()) as { error?: unknown } | null | undefined;
    const error = result?.error;
    if (isApiErrorData(error) && !isAborted(error) && error.kind !== 'unauthorized')
      toasts?.show({ kind: 'failure', error });
  };
}
