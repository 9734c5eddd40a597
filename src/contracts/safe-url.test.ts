import { safeUrl } from './safe-url';

describe('the allow-list for links from data', () => {
  it.each(['/article/3', '#/article/3'])('accepts %s as an in-app path', (address) => {
    expect(safeUrl(address)).toEqual({ kind: 'app', path: '/article/3' });
  });

  it.each([
    '/#/article/3',
    './#/article/3',
    'index.html#/article/3',
    '/index.html#/article/3',
    '/?v=1#/article/3',
    '/train/#/article/3',
    '/train/index.html#/article/3',
  ])('accepts %s as the route in its hash, for a portal in any folder', (address) => {
    expect(safeUrl(address)).toEqual({ kind: 'app', path: '/article/3' });
  });

  it.each([
    ['https://portal.example/train/', 'https://portal.example/train/#/article/3?a=1', '/article/3?a=1'],
    ['https://portal.example/train', 'https://portal.example/train/index.html?v=1#/article/3', '/article/3'],
    ['https://portal.example/train/index.html', 'https://portal.example/train/', '/'],
  ])('recognises the portal at %s in %s', (publicUrl, address, path) => {
    expect(safeUrl(address, publicUrl)).toEqual({ kind: 'app', path });
    expect(safeUrl(address)).toEqual({ kind: 'external', href: address });
  });

  it.each([
    'https://portal.example/other/#/article/3',
    'https://portal.example/train/#top',
    'https://portal.example/train/#//evil.example',
    'http://portal.example/train/#/article/3',
    'https://portal.example.cn/train/#/article/3',
  ])('treats %s as external to the portal at https://portal.example/train/', (address) => {
    expect(safeUrl(address, 'https://portal.example/train/')).toEqual({
      kind: 'external',
      href: address,
    });
  });

  it.each(['https://a.example/x?y#z', 'http://a.example', 'mailto:a@example.cn', 'tel:+8610123'])(
    'accepts %s as an external URL',
    (address) => {
      expect(safeUrl(` ${address} `)).toEqual({ kind: 'external', href: address });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https:/\\evil',
    'http:evil',
    'https://',
    'ftp://a.example',
    '',
    '   ',
    'article',
    '/%zz',
    '#//evil.example',
    '/#//evil.example',
    '//evil.example/#/article/3',
    '/\\evil.example/#/article/3',
    'evil.example/#/article/3',
    null,
    undefined,
  ])('rejects %j', (address) => {
    expect(safeUrl(address)).toBeNull();
  });
});
