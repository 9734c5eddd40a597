import { visibleSign } from './signs';

it.each(['院', 'a', '·', '0', '👩‍⚕️', '葛\u{E0100}', '\u200B院\u200B'])('sees something in %j', (text) => {
  expect(visibleSign.test(text)).toBe(true);
});

it.each([
  '',
  ' ',
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u180E',
  '\u3164',
  '\uFE0F',
  '\u2800',
  '\u3000\uFEFF\u115F',
])('sees nothing in %j', (text) => {
  expect(visibleSign.test(text)).toBe(false);
});
