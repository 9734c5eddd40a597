import { isPublic } from '../router/guard';
import { isPublic as isPublicAtFirstPaint } from './paint-home';

const patterns = ['/', '/index', '/Verify/:number', '/a/:b/c', '/notice/*', '/*', '/a.b', '/x+'];
const addresses = [
  ...['/', '/index', '/index/', '/INDEX', '/verify/1', '/verify', '/verify/1/2', '/a/1/c'],
  ...['/notice', '/notice/', '/notice/1/2', '/notices', '/aXb', '/a.b', '/xx', '/x+', '/login'],
];

it.each(patterns)(
  'The first paint, which has no router, reads the whitelist %s as the guard does',
  (pattern) => {
    const publicOf = (isOpen: (path: string) => boolean) => addresses.filter(isOpen);
    expect(publicOf((path) => isPublicAtFirstPaint(path, { publicPaths: [pattern] }))).toEqual(
      publicOf((path) => isPublic(path, [pattern])),
    );
  },
);
