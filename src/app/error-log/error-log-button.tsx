import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { usePortal } from '../portal-context';
import { selectErrorLog } from '../store/error-log-slice';
import { usePortalSelector } from '../store/store';
import styles from './error-log.module.css';
import { messages } from './messages';
import { isErrorLogEnabled } from './setup-error-log';

const ErrorLogDialog = lazyWithRetry(
  defineChunk(
    () => import('./error-log-dialog'),
    (module) => module.ErrorLogDialog,
  ),
  { placement: 'overlay' },
);

/** Opens the error log and shows its number of entries; hidden while the log is disabled (R10.69, R10.70). */
export function ErrorLogButton() {
  return isErrorLogEnabled(usePortal().config) ? <EnabledButton /> : null;
}

function EnabledButton() {
  const count = usePortalSelector(selectErrorLog).length;
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-has-errors={count > 0 || undefined}
        onClick={() => {
          setRequested(true);
          setOpen(true);
        }}
      >
        <FormattedMessage {...messages.open} values={{ count }} />
      </button>
      {isRequested && (
        <ErrorLogDialog
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
