import { checkCharacter, numberAlphabet } from '@/contracts/certificate-number';
import { groupNumber, readNumber, validateNumber } from './certificate-number';

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

it('normalises case, blanks, hyphens and full-width characters', () => {
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

it.each([
  ['after its label', `证书编号：${number}`],
  ['between words', `您好，我的证书 ${groupNumber(number)}，请核对。2026年11月`],
  ['in an English line', `Certificate No.: ${number.toLowerCase()} (valid)`],
  [
    'in full-width characters',
    `编号\u3000${[...number].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')}`,
  ],
  ['with dashes', `编号 ${number.replace(/.{5}/g, '$&–')}`],
  ['in a link', `https://train.example/portal/#/verify/${number}`],
  ['in a link with a query', `https://train.example/?a=TC#/verify/${number}?from=wechat`],
  ['in an encoded link', `https://host.example/open?to=%2Fverify%2F${number}%3Fa%3D1`],
])('finds a number %s', (_where, text) => {
  expect([readNumber(text), validateNumber(text)]).toEqual([number, 'valid']);
});

it('reads a label before the beginning of a number, and finds no number where there is none', () => {
  expect(validateNumber('证书编号：TC2026')).toBe('partial');
  expect(validateNumber(`证书编号：${number.slice(0, -1)}*`)).toBe('invalid');
  expect(validateNumber('https://train.example/#/project')).toBe('invalid');
});
