import { enrolmentMine } from '@/contracts/enrolment';
import { projectDetail, projectPage } from '@/contracts/project';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of courses and of one's own part in them; an enrolment makes it old. */
export const projectReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    projectPage: read(build, projectPage, ['enrolment']),
    projectDetail: read(build, projectDetail, ['enrolment']),
    enrolmentMine: read(build, enrolmentMine, ['enrolment']),
  }),
});
