import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageRemove, messageRestore, type SiteMessage } from '@/contracts/message';
import { siteMessagesChanged } from '@/features/site-messages/changed';
import { messageApi } from '@/features/site-messages/api';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { listHref, listRequest, type ListParams } from './list-params';

/** What came of deleting on the list that is shown. */
export type Deletion = { kind: 'removed'; messages: readonly SiteMessage[] } | { kind: 'restored' } | null;

/**
 * Deletes messages and takes that back. The platform deletes at once and keeps them for a day, so nothing waits in the
 * page: whoever closes it or signs out has deleted, and nothing is left half done. The offer to take back what was
 * deleted, all of it together, stays as long as the list does. A refusal is told, and nothing changes.
 * @param params of the list that is shown
 */
export function useDeleteWithUndo(params: ListParams) {
  const dispatch = useDispatch<ApiDispatch>();
  const notices = useToasts();
  const [sendRemove, removing] = useApiCall(messageRemove);
  const [sendRestore, restoring] = useApiCall(messageRestore);
  const here = listHref(params);
  const [done, setDone] = useState<{ where: string; removal: Deletion }>({ where: here, removal: null });
  const deletion = done.where === here ? done.removal : null;
  const messages = deletion?.kind === 'removed' ? deletion.messages : [];
  const { invalidateTags, updateQueryData } = messageApi.util;

  /** @returns whether it went well */
  const remove = async (message: SiteMessage) => {
    const { error } = await sendRemove({ ids: [message.id] });
    if (error) {
      notices.show({ kind: 'failure', error });
      return false;
    }
    setDone({ where: here, removal: { kind: 'removed', messages: [...messages, message] } });
    dispatch(
      updateQueryData('messagePage', listRequest(params), (list) => {
        list.records = list.records.filter(({ id }) => id !== message.id);
      }),
    );
    dispatch(invalidateTags(['message']));
    dispatch(siteMessagesChanged());
    return true;
  };
  const restore = async () => {
    const { error } = await sendRestore({ ids: messages.map(({ id }) => id) });
    if (error) {
      notices.show({ kind: 'failure', error });
      return false;
    }
    setDone({ where: here, removal: { kind: 'restored' } });
    dispatch(invalidateTags(['message']));
    dispatch(siteMessagesChanged());
    return true;
  };
  return { removal: deletion, remove, restore, busy: removing || restoring };
}
