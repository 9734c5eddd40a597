import { Button, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useToasts } from '@/shared/ui/toast-queue';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { useTableHeight } from '@/shared/ui/table-height';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { errorLogCleared, selectErrorLog, type LoggedError } from '../store/error-log-slice';
import styles from './error-log.module.css';
import { messages } from './messages';

/** The errors so far, newest first, each with its stack and a copy of it for whoever is to mend it (R3.21, R8.26). */
export default function ErrorLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = usePortalDispatch();
  const { confirm } = useConfirm();
  const entries = usePortalSelector(selectErrorLog);
  const maxHeight = useTableHeight();
  const clear = async () => {
    if (await confirm({ text: messages.clearText })) dispatch(errorLogCleared());
  };
  return (
    <AntdProvider>
      <Modal
        open={open}
        width={880}
        title={<FormattedMessage {...messages.title} />}
        onCancel={onClose}
        footer={
          <Button disabled={entries.length === 0} onClick={() => void clear()}>
            <FormattedMessage {...messages.clear} />
          </Button>
        }
      >
        <p className={styles.lead}>
          <FormattedMessage {...(entries.length === 0 ? messages.empty : messages.lead)} />
        </p>
        <ul className={styles.list} style={{ maxHeight }}>
          {[...entries].reverse().map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Modal>
    </AntdProvider>
  );
}

function Entry({ entry: { at, path, message, stack } }: { entry: LoggedError }) {
  const intl = useIntl();
  const notices = useToasts();
  const time = new Date(at).toISOString();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([time, path, message, stack].join('\n'));
      notices.show({ kind: 'success', text: messages.copied });
    } catch {
      notices.show({ kind: 'error', text: messages.notCopied });
    }
  };
  return (
    <li>
      <details>
        <summary>
          <span className={styles.message}>{message}</span>
          <span className={styles.facts}>
            <time dateTime={time}>{intl.formatTime(at, { timeStyle: 'medium' })}</time> {path}
          </span>
        </summary>
        <pre tabIndex={0}>{stack || intl.formatMessage(messages.noStack)}</pre>
        <Button size="small" onClick={() => void copy()}>
          <FormattedMessage {...messages.copy} />
        </Button>
      </details>
    </li>
  );
}
