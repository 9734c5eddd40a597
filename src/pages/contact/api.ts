import { contactList } from '@/contracts/contact';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Offices with their contact details. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ contactList: queryEndpoint(build, contactList) }),
});
