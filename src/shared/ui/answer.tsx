import type { ReactNode } from 'react';
import { Failed, type Heading } from './page-state';

/** What `useQuery` gives, as far as it is shown. */
export interface Asked<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The place of an answer: what came, else why it did not and a retry, else that it is being waited for.
 * @param failed shows certain failures in its own way; nothing leaves them to the usual one
 */
export function Answer<Data>({
  asked: { currentData, error, isFetching, refetch },
  waiting,
  failed,
  heading,
  children,
}: {
  asked: Asked<Data>;
  waiting: ReactNode;
  failed?: (error: unknown) => ReactNode;
  heading?: Heading;
  children: (data: Data) => ReactNode;
}) {
  if (currentData !== undefined) return children(currentData);
  if (error === undefined || isFetching) return waiting;
  return failed?.(error) || <Failed error={error} onRetry={refetch} {...(heading && { heading })} />;
}
