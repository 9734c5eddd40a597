import { printable, printableLine } from './printable';

test.each([
  ['escape', '\u001B[31m'],
  ['OSC 52, which writes the clipboard', '\u001B]52;c;cm0gLXJmIC8=\u0007'],
  ['a title', '\u001B]0;root\u001B\\'],
  ['backspaces', 'ok\b\bno'],
  ['a carriage return', 'error\rfine '],
  ['a form feed and a vertical tab', '\f\v'],
  ['a zero', 'a\0b'],
  ['delete', 'a\u007F'],
  ['CSI as one character', '\u009B2J'],
  ['OSC as one character', '\u009D52;c;eA==\u009C'],
  ['next line', 'a\u0085b'],
  ['a right-to-left override', '\u202Egnp.exe'],
  ['isolates', '\u2066a\u2069\u2067b\u2068'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['line and paragraph separators', 'a\u2028b\u2029c'],
  ['zero-width characters', 'a\u200Bb\u200Dc\uFEFF\u00AD\u2060'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['half a character', '\uD83D'],
])('%s is visible and without effect', (_, text) => {
  const shown = printableLine(text);
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  expect(printable(text)).toBe(shown);
  // the same text inside JSON
  expect(JSON.parse(`"${printable(JSON.stringify(text).slice(1, -1))}"`)).toBe(text);
});

test('readable text stays, and lines stay where they are allowed', () => {
  const text = '张三 “报名” é 👍 𠮷\n下一行';
  expect(printable(text)).toBe(text);
  expect(printableLine(text)).toBe('张三 “报名” é 👍 𠮷\\u000a下一行');
});
