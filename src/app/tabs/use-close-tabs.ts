import { use } from 'react';
import { useIntl } from 'react-intl';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';
import { selectTabs, tabs as slice } from '../store/tabs-slice';

type CloseAction = Parameters<typeof slice.reducer>[1];

/**
 * Closes tabs; asks first, once, where unsaved input would be lost with them.
 * @returns closes by an action of the tabs; `onClose` is called just before, unless the answer is no
 */
export function useCloseTabs(): (closing: CloseAction, onClose?: () => void) => Promise<void> {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const tabs = usePortalSelector(selectTabs);
  const { confirm } = useConfirm();
  const unsaved = use(UnsavedChangesContext);
  return async (closing, onClose) => {
    const left = slice.reducer([...tabs], closing);
    const lost = tabs.filter((tab) => !left.includes(tab) && unsaved?.wouldLose(tab.id) === true);
    const pages = lost
      .map(({ title }) => intl.formatMessage(title))
      .join(intl.formatMessage(messages.separator));
    if (lost.length > 0 && !(await confirm({ text: messages.unsaved, values: { pages }, danger: true })))
      return;
    onClose?.();
    dispatch(closing);
  };
}
