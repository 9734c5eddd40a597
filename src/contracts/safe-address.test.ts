import { safeAddress } from './safe-address';

describe('the allow-list for addresses from data', () => {
  it.each(['/article/3', '#/article/3'])('takes %s for an in-app path', (address) => {
    expect(safeAddress(address)).toEqual({ kind: 'app', path: '/article/3' });
  });

  it.each(['https://a.example/x?y#z', 'http://a.example', 'mailto:a@example.cn', 'tel:+8610123'])(
    'takes %s for an outside address',
    (address) => {
      expect(safeAddress(` ${address} `)).toEqual({ kind: 'external', href: address });
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
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });
});
