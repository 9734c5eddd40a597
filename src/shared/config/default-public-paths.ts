/** The pages to which the guard and the route table redirect, and the terms; public whatever the configuration says. */
export const alwaysPublicPaths = ['/login', '/register', '/forgotpsd', '/contract', '/404', '/403'] as const;

/** The specification's whitelist, and the public pages beside it. */
export const defaultPublicPaths = [
  '/',
  '/index',
  '/dash',
  ...alwaysPublicPaths,
  '/project',
  '/hospital',
  '/article',
  '/download',
  '/contactus/1',
  '/verify',
  '/verify/:number',
  '/search',
  '/help',
] as const;
