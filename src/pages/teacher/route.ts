import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Route of a teacher's page. */
export const teacherRoute: PageRoute = {
  key: 'teacher',
  pattern: paths.teacher.pattern,
  title: paths.teacher.title,
  icon: 'user',
  layout: 'main',
  activeMenu: paths.projects.href(),
  chunk: defineChunk(
    () => import('./teacher-page'),
    (module) => module.default,
  ),
};
