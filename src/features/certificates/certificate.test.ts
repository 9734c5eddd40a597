import { certificateHref, parseCertificateNumber, verifyUrl } from './certificate';

it('links to one certificate by its number, and to the list without one', () => {
  const href = certificateHref('TC2026ABC');
  expect(href).toBe('/uc/myCert?number=TC2026ABC');
  expect(parseCertificateNumber(new URLSearchParams(href.split('?')[1]))).toBe('TC2026ABC');
  expect(parseCertificateNumber(new URLSearchParams('number=tc2026-abc'))).toBe('TC2026ABC');
  expect(parseCertificateNumber(new URLSearchParams('number='))).toBeNull();
  expect(parseCertificateNumber(new URLSearchParams())).toBeNull();
});

it.each([
  ['https://portal.example.cn', 'https://portal.example.cn/#/verify/TC1'],
  ['https://portal.example.cn/', 'https://portal.example.cn/#/verify/TC1'],
  ['https://example.cn/train/', 'https://example.cn/train/#/verify/TC1'],
  [
    'https://example.cn/train/index.html?from=qr#/x',
    'https://example.cn/train/index.html?from=qr#/verify/TC1',
  ],
])('appends the verification path to %s as %s (R10.73)', (publicUrl, url) => {
  expect(verifyUrl(publicUrl, 'TC1')).toBe(url);
});
