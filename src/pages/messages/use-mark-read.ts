import { useDispatch } from 'react-redux';
import { messageRead } from '@/contracts/message';
import { siteMessagesChanged } from '@/features/site-messages/changed';
import { messageReads } from '@/features/site-messages/reads';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { useSend } from '@/shared/api/send-call';
import { useNotices } from '@/shared/ui/notices';
import { listRequest, type ListAddress } from './list-address';

/**
 * Marks a message as read, or all of them: on the platform first, then on the page, in the badge and in other tabs. A
 * refusal is told, and nothing changes. What was marked among the unread stays in view until the list is asked for anew.
 * @param address of the list that is shown
 * @returns the function, answering whether it went well, and whether it is under way
 */
export function useMarkRead(address: ListAddress): [(id: string | null) => Promise<boolean>, boolean] {
  const dispatch = useDispatch<PlatformDispatch>();
  const notices = useNotices();
  const [send, busy] = useSend(messageRead);
  const mark = async (id: string | null) => {
    const { data, error } = await send({ id });
    if (error) {
      notices.show({ kind: 'failure', error });
      return false;
    }
    const { updateQueryData } = messageReads.util;
    dispatch(updateQueryData('messageUnreadCount', {}, () => data));
    dispatch(
      updateQueryData('messagePage', listRequest(address), ({ records }) => {
        for (const message of records) if (id === null || message.id === id) message.read = true;
      }),
    );
    dispatch(siteMessagesChanged());
    return true;
  };
  return [mark, busy];
}
