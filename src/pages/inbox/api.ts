import { notificationSettings } from '@/contracts/notification';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ notificationSettings: queryEndpoint(build, notificationSettings) }),
});
