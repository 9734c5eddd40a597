import { Button, Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import styles from './parts.module.css';

/** Not those that stand there for password managers alone. */
const firstField = 'input:not([tabindex="-1"])';

/**
 * A button and the dialog it opens. What is in the dialog begins anew each time; a press beside it closes nothing,
 * since there may be input in it. The focus goes to its first field.
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
  const content = useRef<HTMLDivElement>(null);
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
        afterOpenChange={(isOpen) => {
          if (isOpen) content.current?.querySelector<HTMLElement>(firstField)?.focus();
        }}
      >
        <div ref={content} className={styles.dialog}>
          {children(close)}
        </div>
      </Modal>
    </>
  );
}
