import { enrolmentMine } from '@/contracts/enrolment';
import { limits } from '@/contracts/limits';
import { projectDetail, projectFacets, projectPage } from '@/contracts/project';
import { waitlistMine } from '@/contracts/waitlist';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/**
 * Queries of courses, of the user's enrolments, and of the waitlist entries of the user. A change of an enrolment
 * invalidates them.
 */
export const projectApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    projectPage: queryEndpoint(build, projectPage),
    projectFacets: queryEndpoint(build, projectFacets),
    projectDetail: queryEndpoint(build, projectDetail),
    enrolmentMine: queryEndpoint(build, enrolmentMine),
    waitlistMine: queryEndpoint(build, waitlistMine),
  }),
});

/**
 * The latest enrolments of the user, with withdrawn ones: as many as a page may have, so that no active one is missing. The
 * home page shows them twice from one response.
 */
export const latestEnrolmentsQuery = { current: 1, size: limits.pageSize, query: {} };
