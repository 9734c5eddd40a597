import { inPlace } from '@/shared/routes/in-place';
import { scrollKey } from './scroll-key';

const at = (pathname: string, search = '', state: unknown = null) =>
  scrollKey({ pathname, search, state, hash: '', key: 'k1' } as Parameters<typeof scrollKey>[0]);

it('A scroll position is stored under the path of its page, but not under an address that shows what a user did', () => {
  expect([at('/article'), at('/study/12')]).toEqual(['/article', '/study/12']);
  expect([at('/search', '?q=%E4%B9%99%E8%82%9D'), at('/uc/myCert')]).toEqual(['k1', 'k1']);
  expect(at('/study/12', '', inPlace.state)).toBe('k1');
});
