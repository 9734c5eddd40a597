import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageRead, messageUnread } from '@/contracts/message';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { useAction } from '@/shared/ui/use-action';
import { messageApi, siteMessagesChanged } from './api';

type ListRequest = Parameters<typeof messageApi.endpoints.messagePage.initiate>[0];

/**
 * Marks one message as read, or all: on the platform first, then in the list, the badge and other tabs. A marked
 * message stays in an unread list until the next refetch. A failed call shows a toast and changes nothing. Calls may
 * overlap: a link marks its message while another call is running.
 * @param list request of the visible list
 * @returns `markRead` takes an id or `null` for all and resolves to true on success; `undo` reverts the last marking of
 *   all, and is null if there is none or the platform does not support it
 */
export function useMarkRead(list: ListRequest) {
  const dispatch = useDispatch<ApiDispatch>();
  const [send, marking] = useApiCall(messageRead);
  const [markedAt, setMarkedAt] = useState<string | null>(null);
  const [markUnread, undoing] = useAction(messageUnread, {
    onSuccess() {
      setMarkedAt(null);
      dispatch(messageApi.util.invalidateTags(['message']));
      dispatch(siteMessagesChanged());
    },
  });
  const markRead = async (id: string | null) => {
    const { data, error } = await send({ id });
    if (error) return false;
    const { updateQueryData } = messageApi.util;
    dispatch(updateQueryData('messageUnreadCount', {}, () => ({ count: data.count })));
    dispatch(
      updateQueryData('messagePage', list, ({ records }) => {
        for (const message of records) if (id === null || message.id === id) message.read = true;
      }),
    );
    dispatch(siteMessagesChanged());
    if (id === null) setMarkedAt(data.readAt ?? null);
    return true;
  };
  return {
    markRead,
    undo: markedAt === null ? null : () => markUnread({ readAt: markedAt }),
    forgetUndo() {
      setMarkedAt(null);
    },
    busy: marking || undoing,
  };
}
