import { contactList } from '@/contracts/contact';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read of the offices people can reach. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ contactList: queryEndpoint(build, contactList) }),
});
