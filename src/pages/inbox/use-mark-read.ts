import { useDispatch } from 'react-redux';
import { messageRead } from '@/contracts/message';
import { siteMessagesChanged } from '@/features/site-messages/changed';
import { messageApi } from '@/features/site-messages/api';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { listRequest, type ListParams } from './list-params';

/**
 * Marks a message as read, or all of them: on the platform first, then on the page, in the badge and in other tabs. A
 * refusal is told, and nothing changes. What was marked among the unread stays in view until the list is asked for anew.
 * @param params of the list that is shown
 * @returns the function, answering whether it went well, and whether it is under way
 */
export function useMarkRead(params: ListParams): [(id: string | null) => Promise<boolean>, boolean] {
  const dispatch = useDispatch<ApiDispatch>();
  const notices = useToasts();
  const [send, busy] = useApiCall(messageRead);
  const mark = async (id: string | null) => {
    const { data, error } = await send({ id });
    if (error) {
      notices.show({ kind: 'failure', error });
      return false;
    }
    const { updateQueryData } = messageApi.util;
    dispatch(updateQueryData('messageUnreadCount', {}, () => data));
    dispatch(
      updateQueryData('messagePage', listRequest(params), ({ records }) => {
        for (const message of records) if (id === null || message.id === id) message.read = true;
      }),
    );
    dispatch(siteMessagesChanged());
    return true;
  };
  return [mark, busy];
}
