import { use, type ReactNode } from 'react';
import { PageIdContext, UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { PageModal } from '@/shared/ui/dialog/page-modal';
import { useCloseOnBack } from '@/shared/ui/open-overlays';

/**
 * A dialog around a form. A click outside does not close it, nor does Back after something was typed, because that would
 * lose input. A chunk of its own, since antd's modal is needed only once a dialog opens.
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
  const unsaved = use(UnsavedChangesContext);
  const page = use(PageIdContext);
  useCloseOnBack(open, () => {
    if (!unsaved?.wouldLose(page)) onClose();
  });
  return (
    <PageModal
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
    </PageModal>
  );
}
