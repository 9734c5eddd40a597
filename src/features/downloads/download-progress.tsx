import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import type { DownloadStatus } from './download-manager';
import styles from './download-progress.module.css';

/** How the download of a large file stands, and the way to go on or give it up. */
export function DownloadProgress({
  name,
  status: { state, percent },
  className,
  onResume,
  onCancel,
}: {
  name: string;
  status: DownloadStatus;
  /** Of its buttons. */
  className: string | undefined;
  onResume: () => void;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const text = { running: messages.percent, waiting: messages.waiting, broken: messages.broken }[state];
  return (
    <span className={styles.download}>
      <span className={styles.standing}>
        <progress value={percent} max={100} aria-label={intl.formatMessage(messages.progress, { name })} />
        <span role={state === 'running' ? undefined : 'status'}>
          <FormattedMessage {...text} values={{ percent }} />
        </span>
      </span>
      {state === 'broken' && (
        <Button
          className={className}
          onClick={onResume}
          aria-label={intl.formatMessage(messages.goOnFile, { name })}
        >
          <FormattedMessage {...messages.goOn} />
        </Button>
      )}
      <Button
        className={className}
        onClick={onCancel}
        aria-label={intl.formatMessage(messages.stopFile, { name })}
      >
        <FormattedMessage {...messages.stop} />
      </Button>
    </span>
  );
}
