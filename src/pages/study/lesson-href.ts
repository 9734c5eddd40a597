import { paths } from '@/shared/routes/paths';

/** The address of a lesson: its course's page with the lesson in the query. */
export const lessonHref = (projectId: string, lessonId: string): string =>
  `${paths.study.href({ id: projectId })}?${new URLSearchParams({ lesson: lessonId }).toString()}`;
