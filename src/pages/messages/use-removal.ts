import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageRemove, messageRestore, type SiteMessage } from '@/contracts/message';
import { siteMessagesChanged } from '@/features/site-messages/changed';
import { messageReads } from '@/features/site-messages/reads';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { useSend } from '@/shared/api/send-call';
import { useNotices } from '@/shared/ui/notices';
import { listHref, listRequest, type ListAddress } from './list-address';

/** What came of deleting on the list that is shown. */
export type Removal = { kind: 'removed'; messages: readonly SiteMessage[] } | { kind: 'restored' } | null;

/**
 * Deletes messages and takes that back. The platform deletes at once and keeps them for a day, so nothing waits in the
 * page: whoever closes it or signs out has deleted, and nothing is left half done. The offer to take back what was
 * deleted, all of it together, stays as long as the list does. A refusal is told, and nothing changes.
 * @param address of the list that is shown
 */
export function useRemoval(address: ListAddress) {
  const dispatch = useDispatch<PlatformDispatch>();
  const notices = useNotices();
  const [sendRemove, removing] = useSend(messageRemove);
  const [sendRestore, restoring] = useSend(messageRestore);
  const here = listHref(address);
  const [done, setDone] = useState<{ where: string; removal: Removal }>({ where: here, removal: null });
  const removal = done.where === here ? done.removal : null;
  const messages = removal?.kind === 'removed' ? removal.messages : [];
  const { invalidateTags, updateQueryData } = messageReads.util;

  /** @returns whether it went well */
  const remove = async (message: SiteMessage) => {
    const { error } = await sendRemove({ ids: [message.id] });
    if (error) {
      notices.show({ kind: 'failure', error });
      return false;
    }
    setDone({ where: here, removal: { kind: 'removed', messages: [...messages, message] } });
    dispatch(
      updateQueryData('messagePage', listRequest(address), (list) => {
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
  return { removal, remove, restore, busy: removing || restoring };
}
