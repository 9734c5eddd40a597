import { loginHref, redirectTarget } from './redirect';

describe('the redirect after a login', () => {
  it.each([
    ['/notice/7', '/login?redirect=%2Fnotice%2F7'],
    ['/notice?page=2&category=3', '/login?redirect=%2Fnotice%3Fpage%3D2%26category%3D3'],
    ['/', '/login'],
    ['/login?redirect=%2Fa', '/login'],
    ['/password?redirect=%2Fa', '/login'],
    ['/register', '/login'],
  ])('is written for %s as %s (R2.64, R2.65, R10.14)', (wanted, href) => {
    expect(loginHref(wanted)).toBe(href);
  });

  it.each([
    ['?redirect=%2Fnotice%2F7%3Fa%3Db', '/notice/7?a=b'],
    ['', '/'],
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
