import type { PageRoute } from '@/shared/routes/page-route';
import { forbiddenRoute, notFoundRoute } from '@/pages/dead-end/routes';
import { detailRoutes } from '@/pages/article-detail/routes';
import { listRoutes } from '@/pages/article-list/routes';
import { contactRoute } from '@/pages/contact/route';
import { hospitalDetailRoute } from '@/pages/hospital-detail/route';
import { hospitalListRoute } from '@/pages/hospital-list/route';
import { downloadsRoute } from '@/pages/downloads/route';
import { homeRoute } from '@/pages/home/route';
import { landingRoute } from '@/pages/landing/route';
import { contractRoute } from '@/pages/contract/route';
import { forgotPasswordRoute } from '@/pages/forgot-password/route';
import { loginRoute } from '@/pages/login/route';
import { messagesRoute } from '@/pages/messages/route';
import { projectDetailRoute } from '@/pages/project-detail/routes';
import { projectListRoute } from '@/pages/project-list/routes';
import { passwordRoute } from '@/pages/password/route';
import { registerRoute } from '@/pages/register/route';
import { searchRoute } from '@/pages/search/route';
import { studyRoute } from '@/pages/study/routes';
import { userCentreRoutes } from '@/pages/user-centre/routes';
import { verifyRoutes } from '@/pages/verify/routes';

/** Every screen there is: a page joins by its line here. */
export const pageRoutes: readonly PageRoute[] = [
  homeRoute,
  landingRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  passwordRoute,
  contractRoute,
  ...listRoutes,
  ...detailRoutes,
  projectListRoute,
  projectDetailRoute,
  studyRoute,
  hospitalListRoute,
  hospitalDetailRoute,
  downloadsRoute,
  searchRoute,
  contactRoute,
  messagesRoute,
  ...userCentreRoutes,
  ...verifyRoutes,
  forbiddenRoute,
  notFoundRoute,
];
