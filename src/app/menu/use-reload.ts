import { use } from 'react';
import { UnsavedContext } from '@/shared/form/unsaved';
import { useDialogs } from '@/shared/ui/questions';
import { usePortal } from '../portal-context';
import { useShownId } from '../visits/shown-id';
import { messages } from './messages';

/** The reload event (R2.51, R2.57); asks first where the present page would lose unsaved input. */
export function useReload(): () => void {
  const { confirm } = useDialogs();
  const { reload } = usePortal();
  const unsaved = use(UnsavedContext);
  const shown = useShownId();
  const reloadIfAgreed = async () => {
    if (unsaved?.loses(shown) !== true || (await confirm({ text: messages.unsaved, danger: true }))) reload();
  };
  return () => {
    void reloadIfAgreed();
  };
}
