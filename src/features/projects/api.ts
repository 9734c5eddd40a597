import { enrolmentMine } from '@/contracts/enrolment';
import { projectDetail, projectPage } from '@/contracts/project';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read of courses and of one's own part in them; an enrolment makes it old. */
export const projectApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    projectPage: queryEndpoint(build, projectPage, ['enrolment']),
    projectDetail: queryEndpoint(build, projectDetail, ['enrolment']),
    enrolmentMine: queryEndpoint(build, enrolmentMine, ['enrolment']),
  }),
});
