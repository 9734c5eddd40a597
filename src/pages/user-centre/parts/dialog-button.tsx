import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './parts.module.css';

/**
 * A button and the dialog it opens. What is in the dialog begins anew each time; a press beside it closes nothing,
 * since there may be input in it.
 * @param children gets the function that closes the dialog
 */
export function DialogButton({
  label,
  name,
  title,
  danger = false,
  children,
}: {
  label: ReactNode;
  /** The accessible name, where the label alone does not tell what it is about. */
  name?: string;
  title: ReactNode;
  danger?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        danger={danger}
        aria-label={name}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Modal
        open={open}
        title={title}
        footer={null}
        mask={{ closable: false }}
        destroyOnHidden
        onCancel={close}
      >
        <div className={styles.dialog}>{children(close)}</div>
      </Modal>
    </>
  );
}
