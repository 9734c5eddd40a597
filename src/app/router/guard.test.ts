import { configSchema } from '@/shared/config/schema';
import { isPublic, resolveGuard, type GuardContext } from './guard';

const { publicPaths } = configSchema.parse({ site: {} });

const visitor: GuardContext = {
  signedIn: false,
  routes: 'visitor',
  path: '/index',
  returnTo: '/index',
  visitorOnly: false,
  passwordExpired: false,
  publicPaths,
  isTokenFromHost: false,
  loginInterception: true,
};
const member: GuardContext = { ...visitor, signedIn: true, routes: 'member' };
const at = (path: string, query = '') => ({ path, returnTo: path + query });

describe('the route guard', () => {
  it.each([
    ['lets a visitor open a whitelisted path', { ...visitor }, { kind: 'allow' }],
    [
      'loads the visitor routes first (R2.67)',
      { ...visitor, routes: 'none' as const },
      { kind: 'load', routes: 'visitor' },
    ],
    [
      'redirects a visitor to the login with the whole requested address (R2.64, R10.14)',
      { ...visitor, ...at('/notice/7', '?from=home') },
      { kind: 'redirect', to: '/login?redirect=%2Fnotice%2F7%3Ffrom%3Dhome' },
    ],
    [
      'loads the user first when there is a token (R2.62)',
      { ...member, routes: 'none' as const },
      { kind: 'load', routes: 'member' },
    ],
    [
      'lets a visitor open the login when the whitelist does not hold it',
      { ...visitor, ...at('/login'), visitorOnly: true, publicPaths: ['/notice'] },
      { kind: 'allow' },
    ],
    ['lets a signed-in user open a page', { ...member, ...at('/notice/7') }, { kind: 'allow' }],
    [
      'redirects a signed-in user from the login to / (R2.66)',
      { ...member, ...at('/login'), visitorOnly: true },
      { kind: 'redirect', to: '/' },
    ],
    [
      'redirects a signed-in user from the login to /, also where it has a redirect (R2.66)',
      { ...member, ...at('/login', '?redirect=%2Fnotice'), visitorOnly: true },
      { kind: 'redirect', to: '/' },
    ],
    [
      'redirects to the change of an expired password, with the way back (R7.15)',
      { ...member, ...at('/notice/7'), passwordExpired: true },
      { kind: 'redirect', to: '/password?redirect=%2Fnotice%2F7' },
    ],
    [
      'opens the change of an expired password',
      { ...member, ...at('/password', '?redirect=%2Fnotice%2F7'), passwordExpired: true },
      { kind: 'allow' },
    ],
    [
      'requests a login at the host when the token is the host’s (R10.41)',
      { ...visitor, ...at('/notice/7'), isTokenFromHost: true },
      { kind: 'requestHostLogin' },
    ],
    [
      'loads the visitor routes before it requests a login at the host, which shows the menu meanwhile',
      { ...visitor, ...at('/notice/7'), isTokenFromHost: true, routes: 'none' as const },
      { kind: 'load', routes: 'visitor' },
    ],
    [
      'redirects from the login to home when the token is the host’s (R10.42)',
      { ...visitor, ...at('/login'), visitorOnly: true, isTokenFromHost: true },
      { kind: 'redirect', to: '/index' },
    ],
    [
      'follows the redirect of a login page when the token is the host’s',
      {
        ...visitor,
        ...at('/login', '?redirect=%2Fnotice%3Fpage%3D2'),
        visitorOnly: true,
        isTokenFromHost: true,
      },
      { kind: 'redirect', to: '/notice?page=2' },
    ],
    [
      'loads everything without a login when interception is off (R10.34)',
      { ...visitor, ...at('/notice/7'), loginInterception: false },
      { kind: 'load', routes: 'member' },
    ],
    [
      'then allows everything (R4.20)',
      { ...visitor, ...at('/notice/7'), loginInterception: false, routes: 'member' as const },
      { kind: 'allow' },
    ],
  ])('%s', (_title, context, result) => {
    expect(resolveGuard(context)).toEqual(result);
  });
});

describe('the whitelist', () => {
  it.each([
    '/login',
    '/register',
    '/forgotpsd',
    '/contract',
    '/403',
    '/404',
    '/',
    '/index',
    '/dash',
    '/project',
    '/hospital',
    '/article',
    '/download',
    '/contactus/1',
    '/verify',
    '/verify/A1',
    '/search',
    '/help',
  ])('holds %s (R2.68, R2.69, R2.70, R2.71, R2.72, R10.12, R10.13)', (path) => {
    expect(isPublic(path, publicPaths)).toBe(true);
  });

  it.each(['/login', '/register', '/forgotpsd', '/contract', '/403', '/404'])(
    'holds %s when a configured one leaves it out, since a redirect may lead there (R2.68, R2.69)',
    (path) => {
      expect(isPublic(path, ['/notice'])).toBe(true);
    },
  );

  it.each([
    '/article/1',
    '/notice',
    '/notice/1',
    '/contactus/2',
    '/sys-message',
    '/uc/userInfo',
    '/study/1',
    '/loginx',
  ])('does not hold %s (R2.64, R2.72)', (path) => {
    expect(isPublic(path, publicPaths)).toBe(false);
  });
});
