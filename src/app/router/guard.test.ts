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
      'sends a visitor to login with the whole wanted address (R2.64, R10.14)',
      { ...visitor, ...at('/notice/7', '?from=home') },
      { kind: 'redirect', to: '/login?redirect=%2Fnotice%2F7%3Ffrom%3Dhome' },
    ],
    [
      'fetches user info before anything else for somebody with a token (R2.62)',
      { ...member, routes: 'none' as const },
      { kind: 'load', routes: 'member' },
    ],
    ['lets somebody signed in go on', { ...member, ...at('/notice/7') }, { kind: 'allow' }],
    [
      'sends somebody signed in from login to / (R2.66)',
      { ...member, ...at('/login'), visitorOnly: true },
      { kind: 'redirect', to: '/' },
    ],
    [
      'leads everywhere to the change of a password past its age, and back (R7.15)',
      { ...member, ...at('/notice/7'), passwordExpired: true },
      { kind: 'redirect', to: '/password?redirect=%2Fnotice%2F7' },
    ],
    [
      'which alone opens then',
      { ...member, ...at('/password', '?redirect=%2Fnotice%2F7'), passwordExpired: true },
      { kind: 'allow' },
    ],
    [
      'asks the host to sign in where the host owns the token (R10.41)',
      { ...visitor, ...at('/notice/7'), isTokenFromHost: true },
      { kind: 'requestHostLogin' },
    ],
    [
      'leads from the login to home while the host owns the token (R10.42)',
      { ...visitor, ...at('/login'), visitorOnly: true, isTokenFromHost: true },
      { kind: 'redirect', to: '/index' },
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
  ])('%s', (_title, facts, verdict) => {
    expect(resolveGuard(facts)).toEqual(verdict);
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
  ])('holds %s (R2.68, R2.69, R2.70, R2.71, R2.72, R10.12, R10.13)', (path) => {
    expect(isPublic(path, publicPaths)).toBe(true);
  });

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
