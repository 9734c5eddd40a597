import { createAction } from '@reduxjs/toolkit';
import { messagePage, messageUnreadCount } from '@/contracts/message';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Queries of the inbox and of the bell in the header. */
export const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: queryEndpoint(build, messagePage),
    messageUnreadCount: queryEndpoint(build, messageUnreadCount),
  }),
});

/** Messages were read, deleted or restored in this tab; other views and tabs refetch. */
export const siteMessagesChanged = createAction('siteMessages/changed');
