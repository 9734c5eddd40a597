import { loginHref, redirectTarget, withReturn } from './redirect';

describe('the redirect after a login', () => {
  it.each([
    ['/notice/7', '/login?redirect=%2Fnotice%2F7'],
    ['/notice?page=2&category=3', '/login?redirect=%2Fnotice%3Fpage%3D2%26category%3D3'],
    ['/', '/login'],
    ['/login?redirect=%2Fa', '/login'],
    ['/password', '/login?redirect=%2Fpassword'],
    ['/password?redirect=%2Fa%3Fb%3Dc', '/login?redirect=%2Fa%3Fb%3Dc'],
    ['/register', '/login'],
    ['/dash', '/login?redirect=%2Fdash'],
  ])('is written for %s as %s (R2.42, R2.64, R2.65, R10.14)', (wanted, href) => {
    expect(loginHref(wanted)).toBe(href);
  });

  it.each([
    ['/project', '?kind=nursing', '/dash?redirect=%2Fproject%3Fkind%3Dnursing'],
    ['/index', '', '/dash'],
    ['/index', '?from=mail', '/dash?redirect=%2Findex%3Ffrom%3Dmail'],
    ['/404', '', '/dash'],
    ['/contract', '', '/dash'],
    ['/login', '?redirect=%2Fnotice%2F7', '/dash?redirect=%2Fnotice%2F7'],
    ['/dash', '?redirect=%2Fnotice%2F7', '/dash?redirect=%2Fnotice%2F7'],
    ['/dash', '', '/dash'],
    ['/register', '', '/dash'],
    ['/forgotpsd', '?redirect=https%3A%2F%2Fevil.example', '/dash'],
  ])('is written by the header at %s%s as %s (R2.39, R2.64)', (pathname, search, href) => {
    expect(withReturn('/dash', { pathname, search })).toBe(href);
  });

  it.each([
    ['?redirect=%2Fnotice%2F7%3Fa%3Db', '/notice/7?a=b'],
    ['', '/'],
    ['?redirect=%2Fdash', '/dash'],
    ['?redirect=%2Fpassword', '/password'],
    ['?redirect=%2Fnotice%2F7%E3%80%82', '/notice/7'],
    ['?redirect=%2Fsearch%3Fq%3D%E8%82%9D%E3%80%82', '/search?q=肝。'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
    ['?redirect=%2F%5Cevil.example', '/'],
    ['?redirect=javascript%3Aalert(1)', '/'],
    ['?redirect=%2Flogin%3Fredirect%3D%2F', '/'],
    ['?redirect=%2Fa%0Ab', '/'],
    ['?redirect=%2F%25zz', '/'],
  ])('of %s leads to %s, never out of the portal', (search, target) => {
    expect(redirectTarget(search)).toBe(target);
  });
});
