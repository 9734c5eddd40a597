import { useDispatch } from 'react-redux';
import { messageRead } from '@/contracts/message';
import { siteMessagesChanged, messageApi } from '@/features/site-messages/api';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { listRequest, type ListParams } from './list-params';

/**
 * Marks one message as read, or all: on the platform first, then in the list, the badge and other tabs. With the unread
 * filter on, a marked message stays visible until the next refetch. A failed call shows a toast and changes nothing.
 * Calls may overlap: a link marks its message while another call is running.
 * @param params of the visible list
 * @returns the function, which takes an id or `null` for all and resolves to true on success, and whether it is running
 */
export function useMarkRead(params: ListParams): [(id: string | null) => Promise<boolean>, boolean] {
  const dispatch = useDispatch<ApiDispatch>();
  const toasts = useToasts();
  const [send, busy] = useApiCall(messageRead);
  const mark = async (id: string | null) => {
    const { data, error } = await send({ id });
    if (error) {
      toasts.show({ kind: 'failure', error });
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
