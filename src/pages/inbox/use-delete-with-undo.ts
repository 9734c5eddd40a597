import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageRemove, messageRestore, type SiteMessage } from '@/contracts/message';
import { siteMessagesChanged, messageApi } from '@/features/site-messages/api';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useAction } from '@/shared/ui/use-action';
import { listHref, listRequest, type ListParams } from './list-params';

/** The last deletion or undo on the visible list. */
export type Deletion = { kind: 'deleted'; messages: readonly SiteMessage[] } | { kind: 'restored' } | null;

/**
 * Deletes messages and restores them. The platform deletes at once and keeps a deleted message for a day, so nothing is
 * left half done when the user closes the page or signs out. Undo restores everything deleted on the visible list; it
 * is offered until page or filter change. A failed call shows a toast and changes nothing.
 * @param params of the visible list
 */
export function useDeleteWithUndo(params: ListParams) {
  const dispatch = useDispatch<ApiDispatch>();
  const href = listHref(params);
  const [last, setLast] = useState<{ href: string; deletion: Deletion }>({ href, deletion: null });
  const deletion = last.href === href ? last.deletion : null;
  const deleted = deletion?.kind === 'deleted' ? deletion.messages : [];
  const onChanged = (deletion: Deletion) => {
    setLast({ href, deletion });
    dispatch(messageApi.util.invalidateTags(['message']));
    dispatch(siteMessagesChanged());
  };
  const [removeIds, removing] = useAction(messageRemove, {
    onSuccess(_data, { ids }) {
      dispatch(
        messageApi.util.updateQueryData('messagePage', listRequest(params), (list) => {
          list.records = list.records.filter(({ id }) => !ids.includes(id));
        }),
      );
    },
  });
  const [restoreIds, restoring] = useAction(messageRestore);

  /** @returns true on success */
  const remove = async (message: SiteMessage) => {
    const isRemoved = await removeIds({ ids: [message.id] });
    if (isRemoved) onChanged({ kind: 'deleted', messages: [...deleted, message] });
    return isRemoved;
  };
  /** @returns true on success */
  const restore = async () => {
    const isRestored = await restoreIds({ ids: deleted.map(({ id }) => id) });
    if (isRestored) onChanged({ kind: 'restored' });
    return isRestored;
  };
  return { deletion, remove, restore, busy: removing || restoring };
}
