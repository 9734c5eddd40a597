import { singleLine } from './fields';
import { visibleCharacter } from './characters';

it.each(['院', 'a', '·', '0', '👩‍⚕️', '葛\u{E0100}', '\u200B院\u200B'])(
  'finds a visible character in %j',
  (text) => {
    expect(visibleCharacter.test(text)).toBe(true);
  },
);

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
])('finds no visible character in %j', (text) => {
  expect(visibleCharacter.test(text)).toBe(false);
});

it('a line of text loses its direction marks, and is invalid without other characters', () => {
  const line = singleLine(6);
  expect(line.parse('\u200E\u202A仁和\u2069医院\u200F ')).toBe('仁和医院');
  expect(line.safeParse('\u200E\u200F').success).toBe(false);
  expect(line.safeParse('仁和\n医院').success).toBe(false);
});
