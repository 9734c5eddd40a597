import { messagePage, messageUnreadCount } from '@/contracts/message';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read of site messages, by their page and by the bell of the header. */
export const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: queryEndpoint(build, messagePage, ['message']),
    messageUnreadCount: queryEndpoint(build, messageUnreadCount, ['message']),
  }),
});
