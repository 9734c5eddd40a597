import { checkCharacter, numberAlphabet } from '@/contracts/certificate-number';
import { groupNumber, validateNumber } from './certificate-number';

/** The first number with this beginning whose check character is in the number's alphabet. */
const [number = ''] = [...'789AB']
  .map((last) => `TC20267Q2M4X8KBN3${last}`)
  .map((body) => body + checkCharacter(body))
  .filter((whole) => numberAlphabet.includes(whole.slice(-1)));

it('shows a number in groups that still validate as the number', () => {
  expect(groupNumber(number)).toMatch(/^TC2026 7Q2M4 X8KBN 3\w\w$/);
  expect(validateNumber(groupNumber(number))).toBe('valid');
});

it('accepts a partial number while it is typed and rejects a typo once it is complete', () => {
  for (let length = 1; length < number.length; length += 1)
    expect([length, validateNumber(number.slice(0, length))]).toEqual([length, 'partial']);
  expect(validateNumber(number)).toBe('valid');
  const swapped = number.slice(0, 6) + (number[7] ?? '') + (number[6] ?? '') + number.slice(8);
  expect(validateNumber(swapped)).toBe('invalid');
  expect(validateNumber(`${number}1`)).toBe('invalid');
});

it('normalizes case, blanks, hyphens and full-width characters', () => {
  expect(validateNumber(` ${number.toLowerCase().replace(/.{4}/g, '$&-')} `)).toBe('valid');
  const wide = [...number].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');
  expect(validateNumber(wide)).toBe('valid');
  expect(['', '  ', '证书', 'TX', 'TC20A'].map(validateNumber)).toEqual([
    'empty',
    'empty',
    'invalid',
    'invalid',
    'invalid',
  ]);
});
