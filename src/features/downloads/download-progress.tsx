import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { ProgressMeter } from '@/shared/ui/progress-meter';
import { messages } from './messages';
import type { DownloadStatus } from './download-manager';
import styles from './download-progress.module.css';

/** The progress of a large download, with buttons to resume or cancel it. */
export function DownloadProgress({
  ref,
  name,
  status: { state, percent },
  className,
  onResume,
  onCancel,
}: {
  ref: Ref<HTMLElement>;
  name: string;
  status: DownloadStatus;
  /** Class of the buttons. */
  className: string | undefined;
  onResume: () => void;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const text = {
    downloading: messages.percent,
    reconnecting: messages.reconnecting,
    interrupted: messages.interrupted,
  }[state];
  return (
    <span ref={ref} tabIndex={-1} className={styles.download}>
      <span className={styles.status}>
        <ProgressMeter label={intl.formatMessage(messages.progress, { name })} value={percent} max={100} />
        <span role={state === 'downloading' ? undefined : 'status'}>
          <FormattedMessage {...text} values={{ percent }} />
        </span>
      </span>
      {state === 'interrupted' && (
        <Button
          className={className}
          onClick={onResume}
          aria-label={intl.formatMessage(messages.resumeFile, { name })}
        >
          <FormattedMessage {...messages.resume} />
        </Button>
      )}
      <Button
        className={className}
        onClick={onCancel}
        aria-label={intl.formatMessage(messages.cancelFile, { name })}
      >
        <FormattedMessage {...messages.cancel} />
      </Button>
    </span>
  );
}
