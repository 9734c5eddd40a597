import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isAborted } from '@/shared/api/api-error';
import { messages } from '../messages';
import { ErrorState, UnavailableNote, type Heading } from '../page-state';
import { useReportQueryError, useSmallParts, type QueryState } from './page-errors';
import { useRetry } from './use-retry';

/**
 * Shows the data of a query, else its error with a retry, else `loading`. If the page shows one banner for several
 * failures, only a short note is shown here.
 * @param renderError renders certain errors; a falsy result leaves them to the default
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
  const isInBanner = useReportQueryError(query);
  const { retrySmallParts } = useSmallParts();
  const retry = useRetry();
  if (currentData !== undefined) return children(currentData);
  if (error === undefined || isFetching || isAborted(error)) return loading;
  const customError = renderError?.(error);
  if (customError) return customError;
  return isInBanner ? (
    <UnavailableNote>
      <FormattedMessage {...messages.unavailable} />
    </UnavailableNote>
  ) : (
    <ErrorState
      error={error}
      onRetry={() => {
        retrySmallParts();
        return retry(refetch);
      }}
      {...(heading && { heading })}
    />
  );
}

/**
 * For `QueryView`: the data of the previous request stays while the next one is running, for example when a list is
 * filtered. An error replaces it.
 * @param query result of `useQuery`; its `data` is the last response to any request
 */
export function keepPreviousData<Data>(
  query: QueryState<Data> & { data?: Data | undefined },
): QueryState<Data> {
  const { currentData, data, error, isFetching, refetch } = query;
  const previous = isFetching && error === undefined ? data : undefined;
  return { currentData: currentData ?? previous, error, isFetching, refetch };
}
