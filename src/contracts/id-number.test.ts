import fc from 'fast-check';
import { checkCharacterOf, isIdNumber, normalizeIdNumber } from './id-number';

const now = new Date('2026-03-01T04:00:00Z');
const make = (digits: string) => digits + checkCharacterOf(digits);

it.each([
  ['11010519491231002X', true], // example of the standard
  ['440524188001010014', true], // example of the standard
  ['11010519491231002x', true],
  [make('11010520000229001'), true], // leap day
  [make('99999919900101001'), true], // an unknown region
  [make('11010520260301001'), true], // born today
  [make('00000019900101001'), false], // no province starts with 0
  [make('01010519900101001'), false],
  [make('11010518791231001'), false], // nobody is that old
  [make('11010500010101001'), false],
  ['110105194912310021', false],
  ['11010519491231002', false],
  ['11010519491231002XX', false],
  ['X1010519491231002X', false],
  ['', false],
  [' 11010519491231002X', false],
  ['１1010519491231002X', false],
  [make('11010519000229001'), false], // 1900 was no leap year
  [make('11010520230229001'), false],
  [make('11010519901301001'), false],
  [make('11010519900001001'), false],
  [make('11010519900431001'), false],
  [make('11010519900100001'), false],
  [make('11010520260302001'), false], // tomorrow
])('the validity of the ID number %j is %j (R5.14)', (text, good) => {
  expect(isIdNumber(text, now)).toBe(good);
});

it('the date of birth is compared with the date in China (R5.14)', () => {
  const born = make('11010520260302001');
  expect(isIdNumber(born, new Date('2026-03-01T15:59:59Z'))).toBe(false);
  expect(isIdNumber(born, new Date('2026-03-01T16:00:00Z'))).toBe(true);
});

it('a lower-case x is stored as X (R5.14)', () => {
  expect(normalizeIdNumber(' 11010519491231002x ')).toBe('11010519491231002X');
});

const idNumber = fc
  .record({
    region: fc.integer({ min: 100_000, max: 999_999 }),
    birth: fc.date({ min: new Date('1880-01-01'), max: new Date('2026-02-28'), noInvalidDate: true }),
    order: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ region, birth, order }) => {
    const date = birth.toISOString().slice(0, 10).replaceAll('-', '');
    return make(String(region) + date + String(order).padStart(3, '0'));
  });

it('every generated number is valid (R5.14)', () => {
  fc.assert(fc.property(idNumber, (text) => isIdNumber(text, now)));
});

it('a number with one changed character is never valid (R5.14)', () => {
  fc.assert(
    fc.property(idNumber, fc.nat(17), fc.constantFrom(...'0123456789X'), (text, index, character) => {
      const changed = text.slice(0, index) + character + text.slice(index + 1);
      expect(isIdNumber(changed, now)).toBe(changed === text);
    }),
  );
});

it('a number with two swapped neighbours is never valid (R5.14)', () => {
  fc.assert(
    fc.property(idNumber, fc.nat(16), (text, index) => {
      const swapped =
        text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2);
      if (swapped !== text) expect(isIdNumber(swapped, now)).toBe(false);
    }),
  );
});
