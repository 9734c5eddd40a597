import type { PageRoute } from '@/shared/routes/page-route';
import { forbiddenRoute, notFoundRoute } from '@/pages/dead-end/routes';
import { detailRoutes } from '@/pages/article-detail/routes';
import { listRoutes } from '@/pages/article-list/routes';
import { homeRoute } from '@/pages/home/route';
import { landingRoute } from '@/pages/landing/route';
import { contractRoute } from '@/pages/contract/route';
import { forgotPasswordRoute } from '@/pages/forgot-password/route';
import { loginRoute } from '@/pages/login/route';
import { passwordRoute } from '@/pages/password/route';
import { registerRoute } from '@/pages/register/route';
import { userCentreRoutes } from '@/pages/user-centre/routes';

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
  ...userCentreRoutes,
  forbiddenRoute,
  notFoundRoute,
];
