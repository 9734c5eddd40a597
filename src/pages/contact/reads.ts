import { contactList } from '@/contracts/contact';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of the offices people can reach. */
export const contactReads = platformApi.injectEndpoints({
  endpoints: (build) => ({ contactList: read(build, contactList) }),
});
