import type { PageRoute } from '@/shared/routes/page-route';
import { forbiddenRoute, notFoundRoute } from '@/pages/error-pages/route';
import { articleDetailRoutes } from '@/pages/article-detail/route';
import { articleListRoutes } from '@/pages/article-list/route';
import { contactRoute } from '@/pages/contact/route';
import { hospitalDetailRoute } from '@/pages/hospital-detail/route';
import { hospitalListRoute } from '@/pages/hospital-list/route';
import { downloadsRoute } from '@/pages/downloads/route';
import { helpRoute } from '@/pages/help/route';
import { homeRoute } from '@/pages/home/route';
import { welcomeRoute } from '@/pages/welcome/route';
import { termsRoute } from '@/pages/terms/route';
import { forgotPasswordRoute } from '@/pages/forgot-password/route';
import { loginRoute } from '@/pages/login/route';
import { inboxRoute } from '@/pages/inbox/route';
import { projectDetailRoute } from '@/pages/project-detail/route';
import { projectListRoute } from '@/pages/project-list/route';
import { operatorsRoute } from '@/pages/operators/route';
import { passwordRoute } from '@/pages/password/route';
import { registerRoute } from '@/pages/register/route';
import { searchRoute } from '@/pages/search/route';
import { studyRoute } from '@/pages/study/route';
import { teacherRoute } from '@/pages/teacher/route';
import { userCentreRoutes } from '@/pages/user-centre/route';
import { verifyRoutes } from '@/pages/verify/route';

/** All pages; a new page adds its line here. */
export const pageRoutes: readonly PageRoute[] = [
  homeRoute,
  welcomeRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  passwordRoute,
  termsRoute,
  ...articleListRoutes,
  ...articleDetailRoutes,
  projectListRoute,
  projectDetailRoute,
  studyRoute,
  hospitalListRoute,
  hospitalDetailRoute,
  teacherRoute,
  downloadsRoute,
  searchRoute,
  helpRoute,
  contactRoute,
  inboxRoute,
  ...userCentreRoutes,
  ...verifyRoutes,
  operatorsRoute,
  forbiddenRoute,
  notFoundRoute,
];

/**
 * The parent of a page: the page that it declares, else the list at its path without the last segment, else the list of
 * its menu item.
 */
export function parentPageOf({
  pattern,
  activeMenu,
  partOf,
}: PageRoute): Pick<PageRoute, 'title' | 'pattern'> | undefined {
  if (partOf) return partOf;
  const above = pattern.slice(0, pattern.lastIndexOf('/'));
  const isList = (path: string) => /^\/[^/]+$/.test(path);
  return pageRoutes.find(
    (page) =>
      page.pattern !== pattern &&
      isList(page.pattern) &&
      (page.pattern === above || page.pattern === activeMenu),
  );
}
