import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isGivenUp } from '@/shared/api/platform-error';
import { messages } from './messages';
import { Failed, Missing, type Heading } from './page-state';
import { usePart, type Asked } from './parts';

/**
 * The place of an answer: what came, else why it did not and a retry, else that it is being waited for. Where the
 * whole page tells of an outage, the place only says that something is missing.
 * @param failed shows certain failures in its own way; nothing leaves them to the usual one
 */
export function Answer<Data>({
  asked,
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
  const { currentData, error, isFetching, refetch } = asked;
  const isTold = usePart(asked);
  if (currentData !== undefined) return children(currentData);
  if (error === undefined || isFetching || isGivenUp(error)) return waiting;
  const own = failed?.(error);
  if (own) return own;
  return isTold ? (
    <Missing>
      <FormattedMessage {...messages.missing} />
    </Missing>
  ) : (
    <Failed error={error} onRetry={refetch} {...(heading && { heading })} />
  );
}
