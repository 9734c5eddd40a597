import { inPlace } from '@/shared/routes/in-place';
import { scrollKey } from './scroll-key';

const at = (pathname: string, search = '', state: unknown = null, key = 'k1') =>
  scrollKey({ pathname, search, state, hash: '', key });

it('A scroll position is stored for an address, which cannot be read from its key', () => {
  const keys = [
    at('/article'),
    at('/search', '?q=%E4%B9%99%E8%82%9D'),
    at('/search', '?q=x'),
    at('/uc/myCert'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,7}$/);
  expect(at('/search', '?q=x', null, 'k2')).toBe(at('/search', '?q=x'));
  expect(at('/study/12', '', inPlace.state)).toBe('k1');
});
