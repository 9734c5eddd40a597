import { paths } from '@/shared/routes/paths';

/** The request for the courses of a base that its page shows: those one can still enrol in come first. */
export const hospitalProjectsRequest = (hospitalId: string) => ({
  current: 1,
  size: 6,
  query: { hospitalId, sort: 'closing' as const },
});

/** The list of all courses of a base. */
export const hospitalProjectsHref = (hospitalId: string) =>
  `${paths.projects.href()}?${new URLSearchParams({ hospital: hospitalId }).toString()}`;
