import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isAborted } from '@/shared/api/api-error';
import { messages } from '../messages';
import { ErrorState, UnavailableNote, type Heading } from '../page-state';
import { useReportQueryError, type QueryState } from './page-errors';

/**
 * The place of an answer: what came, else why it did not and a retry, else that it is being waited for. Where the
 * whole page tells of an outage, the place only says that something is missing.
 * @param failed shows certain failures in its own way; nothing leaves them to the usual one
 */
export function QueryView<Data>({
  query,
  loading,
  renderError,
  heading,
  children,
}: {
  query: QueryState<Data>;
  loading: ReactNode;
  renderError?: (error: unknown) => ReactNode;
  heading?: Heading;
  children: (data: Data) => ReactNode;
}) {
  const { currentData, error, isFetching, refetch } = query;
  const isReported = useReportQueryError(query);
  if (currentData !== undefined) return children(currentData);
  if (error === undefined || isFetching || isAborted(error)) return loading;
  const customError = renderError?.(error);
  if (customError) return customError;
  return isReported ? (
    <UnavailableNote>
      <FormattedMessage {...messages.missing} />
    </UnavailableNote>
  ) : (
    <ErrorState error={error} onRetry={refetch} {...(heading && { heading })} />
  );
}
