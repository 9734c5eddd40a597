import { use } from 'react';
import { UnsavedContext } from '@/shared/form/unsaved';
import { useDialogs } from '@/shared/ui/questions';
import { usePortal } from '../portal-context';
import { messages } from './messages';

/** The reload event (R2.51, R2.57); asks first where it would lose unsaved input. */
export function useReload(): () => void {
  const { confirm } = useDialogs();
  const { reload } = usePortal();
  const unsaved = use(UnsavedContext);
  const reloadIfAgreed = async () => {
    if (unsaved?.any() !== true || (await confirm({ text: messages.unsaved, danger: true }))) reload();
  };
  return () => {
    void reloadIfAgreed();
  };
}
