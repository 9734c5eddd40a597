import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';
import { selectErrorLog } from '../store/error-log-slice';
import styles from './error-log.module.css';
import { isErrorLogEnabled } from './setup-error-log';
import { messages } from './messages';

const ErrorLogDialog = lazy(() => import('./error-log-dialog'));

/** The way to the error log, with the number of its entries; not there while the log is off (R10.69, R10.70). */
export function ErrorLogButton() {
  return isErrorLogEnabled(usePortal().config) ? <Button /> : null;
}

function Button() {
  const count = usePortalSelector(selectErrorLog).length;
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-some={count > 0 || undefined}
        onClick={() => {
          setRequested(true);
          setOpen(true);
        }}
      >
        <FormattedMessage {...messages.open} values={{ count }} />
      </button>
      {isRequested && (
        <Suspense fallback={null}>
          <ErrorLogDialog
            open={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
