import { checkCharacter, numberAlphabet } from '@/contracts/certificate-number';
import { groupNumber, validateNumber } from './certificate-number';

/** The first number with this beginning whose check sign is one of those a number may have. */
const [number = ''] = [...'789AB']
  .map((last) => `TC20267Q2M4X8KBN3${last}`)
  .map((body) => body + checkCharacter(body))
  .filter((whole) => numberAlphabet.includes(whole.slice(-1)));

it('shows a number in groups that are read as the same number', () => {
  expect(groupNumber(number)).toMatch(/^TC2026 7Q2M4 X8KBN 3\w\w$/);
  expect(validateNumber(groupNumber(number))).toBe('right');
});

it('says nothing against a number that is being typed, and tells a slip as soon as it is whole', () => {
  for (let length = 1; length < number.length; length += 1)
    expect([length, validateNumber(number.slice(0, length))]).toEqual([length, 'partial']);
  expect(validateNumber(number)).toBe('right');
  const swapped = number.slice(0, 6) + (number[7] ?? '') + (number[6] ?? '') + number.slice(8);
  expect(validateNumber(swapped)).toBe('wrong');
  expect(validateNumber(`${number}1`)).toBe('wrong');
});

it('takes capitals, blanks, hyphens and full-width signs for what they stand for', () => {
  expect(validateNumber(` ${number.toLowerCase().replace(/.{4}/g, '$&-')} `)).toBe('right');
  const wide = [...number].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
  expect(validateNumber(wide)).toBe('right');
  expect(['', '  ', '证书', 'TX', 'TC20A'].map(validateNumber)).toEqual([
    'empty',
    'empty',
    'wrong',
    'wrong',
    'wrong',
  ]);
});
