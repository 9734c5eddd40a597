import { Button, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '@/shared/lib/clipboard';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { useTableHeight } from '@/shared/ui/table-height';
import { useToasts } from '@/shared/ui/toast-queue';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { errorLogCleared, selectErrorLog, type LoggedError } from '../store/error-log-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import styles from './error-log.module.css';
import { messages } from './messages';

/** The logged errors, newest first, each with its stack and a button to copy it (R3.21, R8.26). */
export function ErrorLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = usePortalDispatch();
  const { confirm } = useConfirm();
  const entries = usePortalSelector(selectErrorLog);
  const maxHeight = useTableHeight();
  useCloseOnBack(open, onClose);
  const clear = async () => {
    if (await confirm({ text: messages.confirmClear })) dispatch(errorLogCleared());
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
  const toasts = useToasts();
  const time = new Date(at).toISOString();
  const copy = async () => {
    const isCopied = await copyText([time, path, message, stack].join('\n'));
    toasts.show(
      isCopied ? { kind: 'success', text: messages.copied } : { kind: 'error', text: messages.copyFailed },
    );
  };
  return (
    <li>
      <details>
        <summary>
          <span className={styles.message}>{message}</span>
          <span className={styles.details}>
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
