import { use } from 'react';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { usePortal } from '../portal-context';
import { useActivePageId } from '../router/current-page';
import { messages } from './messages';

/** Refreshes the current page (R2.51, R2.57), after a confirmation if unsaved input would be lost. */
export function useRefreshPage(): () => void {
  const { confirm } = useConfirm();
  const { refreshPage } = usePortal();
  const unsaved = use(UnsavedChangesContext);
  const activeKey = useActivePageId();
  const confirmAndRefresh = async () => {
    if (
      unsaved?.wouldLose(activeKey) !== true ||
      (await confirm({ text: messages.confirmRefresh, danger: true }))
    )
      refreshPage();
  };
  return () => {
    void confirmAndRefresh();
  };
}
