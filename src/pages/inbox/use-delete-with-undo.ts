import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageRemove, messageRestore, type SiteMessage } from '@/contracts/message';
import { siteMessagesChanged, messageApi } from '@/features/site-messages/api';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { listHref, listRequest, type ListParams } from './list-params';

/** The last deletion or undo on the visible list. */
export type Deletion = { kind: 'deleted'; messages: readonly SiteMessage[] } | { kind: 'restored' } | null;

/**
 * Deletes messages and restores them. The platform deletes at once and keeps a deleted message for a day, so closing
 * the page or signing out leaves nothing half done. Undo restores everything deleted on the visible list; it is offered
 * until page or filter change. A failed call shows a toast and changes nothing.
 * @param params of the visible list
 */
export function useDeleteWithUndo(params: ListParams) {
  const dispatch = useDispatch<ApiDispatch>();
  const toasts = useToasts();
  const [sendRemove, deleting] = useApiCall(messageRemove);
  const [sendRestore, restoring] = useApiCall(messageRestore);
  const href = listHref(params);
  const [last, setLast] = useState<{ href: string; deletion: Deletion }>({ href, deletion: null });
  const deletion = last.href === href ? last.deletion : null;
  const deleted = deletion?.kind === 'deleted' ? deletion.messages : [];
  const { invalidateTags, updateQueryData } = messageApi.util;

  /** @returns true on success */
  const remove = async (message: SiteMessage) => {
    const { error } = await sendRemove({ ids: [message.id] });
    if (error) {
      toasts.show({ kind: 'failure', error });
      return false;
    }
    setLast({ href, deletion: { kind: 'deleted', messages: [...deleted, message] } });
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
    const { error } = await sendRestore({ ids: deleted.map(({ id }) => id) });
    if (error) {
      toasts.show({ kind: 'failure', error });
      return false;
    }
    setLast({ href, deletion: { kind: 'restored' } });
    dispatch(invalidateTags(['message']));
    dispatch(siteMessagesChanged());
    return true;
  };
  return { deletion, remove, restore, busy: deleting || restoring };
}
