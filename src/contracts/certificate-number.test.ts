import fc from 'fast-check';
import {
  checkCharacter,
  isCertificateNumber,
  normalizeCertificateNumber,
  numberAlphabet,
} from './certificate-number';
import { maskName } from './masks';

const character = fc.constantFrom(...numberAlphabet);
const number = fc
  .tuple(fc.integer({ min: 2000, max: 2999 }), fc.array(character, { minLength: 12, maxLength: 12 }))
  .map(([year, characters]) => `TC${year}${characters.join('')}`)
  .map((body) => body + checkCharacter(body))
  .filter(isCertificateNumber);

// A donation number of ISBT 128, which uses ISO 7064 MOD 37-2.
test('the check character is that of the standard', () => {
  expect(checkCharacter('G123498654321')).toBe('H');
});

test('a wrong character and an adjacent swap are always detected', () => {
  fc.assert(
    fc.property(number, fc.nat(17), character, (good, at, other) => {
      const wrong = good.slice(0, at) + other + good.slice(at + 1);
      expect(isCertificateNumber(wrong)).toBe(wrong === good);
      const swapped = good.slice(0, at) + (good[at + 1] ?? '') + (good[at] ?? '') + good.slice(at + 2);
      expect(isCertificateNumber(swapped)).toBe(swapped === good);
    }),
    { numRuns: 2000 },
  );
});

test('a number may be typed in groups, in lower case, full-width, and with letters that look like digits', () => {
  fc.assert(
    fc.property(number, (good) => {
      const grouped = good.replace(/.{4}/g, '$& ').toLowerCase();
      expect(normalizeCertificateNumber(` ${grouped}-`)).toBe(good);
      expect(normalizeCertificateNumber(good.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(good);
    }),
  );
  expect(normalizeCertificateNumber('ＴＣ２０２６')).toBe('TC2026');
});

test('invalid numbers are detected', () => {
  for (const text of ['', 'TC', 'x'.repeat(500), 'TC2026000000000000', '\u0000', '证书'])
    expect(isCertificateNumber(normalizeCertificateNumber(text))).toBe(false);
});

test.each([
  ['林知夏', '林*夏'],
  ['张三', '张*'],
  ['李', '李*'],
  ['欧阳明月', '欧**月'],
  ['阿依古丽·买买提', '阿******提'],
  ['𠮷田明', '𠮷*明'],
  ['Adé Ọ̀', 'A***Ọ̀'],
])('%s is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
