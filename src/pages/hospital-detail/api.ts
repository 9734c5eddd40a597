import { paths } from '@/shared/routes/paths';

/** The projects of a hospital that its page shows, those closing soonest first. */
export const hospitalProjectsRequest = (hospitalId: string) => ({
  current: 1,
  size: 6,
  query: { hospitalId, sort: 'closing' as const },
});

/** The list of all projects of a hospital. */
export const hospitalProjectsHref = (hospitalId: string) =>
  `${paths.projects.href()}?${new URLSearchParams({ hospital: hospitalId }).toString()}`;
