import { teacherDetail } from '@/contracts/teacher';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export const teacherApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ teacherDetail: queryEndpoint(build, teacherDetail) }),
});
