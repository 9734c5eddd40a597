import { messagePage, messageUnreadCount } from '@/contracts/message';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of site messages, by their page and by the bell of the header. */
export const messageReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: read(build, messagePage, ['message']),
    messageUnreadCount: read(build, messageUnreadCount, ['message']),
  }),
});
