import { pageRoutes } from './page-routes';
import { pageEntryFor } from '../store/page-entry';

const idOf = (key: string, pathname: string, search = '') => {
  const page = pageRoutes.find((one) => one.key === key);
  if (!page) throw new Error(`no page has the key ${key}`);
  return pageEntryFor(page, { pathname, search }).id;
};

describe('the id of a page', () => {
  it.each([
    ['projectList', '/project', ['/project', '/project/', '/Project', '/PROJECT/']],
    ['verified', '/verify/AbC-1', ['/verify/AbC-1', '/Verify/AbC-1/']],
    ['userCentre/userInfo', '/uc/userInfo', ['/uc/userInfo', '/UC/userinfo/']],
  ])('of %s is %s, however its address is spelled', (key, id, written) => {
    expect(written.map((path) => idOf(key, path))).toEqual(written.map(() => id));
  });

  it('differs with a parameter, letter case included', () => {
    expect(idOf('verified', '/verify/abc-1')).not.toBe(idOf('verified', '/verify/AbC-1'));
  });
});
