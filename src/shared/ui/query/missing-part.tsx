import { FormattedMessage, useIntl } from 'react-intl';
import { isAborted } from '@/shared/api/api-error';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from '../button';
import { messages } from '../messages';
import { useReportQueryError, useSmallParts, type QueryState } from './page-errors';
import styles from './page-errors.module.css';
import { useRetry } from './use-retry';

/**
 * For a small part that its page works without: one line says that it could not be loaded, with a retry. Renders
 * nothing while it has data, and if the page's banner or error state reports the failure.
 * @param name names the part
 */
export function MissingPart({ query, name }: { query: QueryState<unknown>; name: Message }) {
  const intl = useIntl();
  const isInBanner = useReportQueryError(query, true);
  const { isExplained } = useSmallParts();
  const retry = useRetry();
  const { currentData, error, isFetching, refetch } = query;
  if (error === undefined || currentData !== undefined || isInBanner || isExplained || isAborted(error))
    return null;
  return (
    <span className={styles.part} role="status">
      <FormattedMessage {...messages.partFailed} values={{ part: intl.formatMessage(name) }} />{' '}
      <Button disabled={isFetching} onClick={() => void retry(refetch)}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </span>
  );
}
