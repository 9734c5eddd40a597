import { helpList } from '@/contracts/help';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export const helpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ helpList: queryEndpoint(build, helpList) }),
});
