import { Modal } from 'antd';
import type { ReactNode } from 'react';

/**
 * A dialog around a form. A click outside does not close it, because that would lose input. A chunk of its own, since
 * antd's Modal is needed only once a dialog opens.
 */
export default function Dialog({
  open,
  title,
  width,
  onClose,
  afterOpenChange,
  children,
}: {
  open: boolean;
  title: ReactNode;
  /** CSS pixels; antd's own width if omitted. */
  width?: number;
  onClose: () => void;
  afterOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Modal
      open={open}
      title={title}
      {...(width !== undefined && { width })}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
      {...(afterOpenChange && { afterOpenChange })}
    >
      {children}
    </Modal>
  );
}
