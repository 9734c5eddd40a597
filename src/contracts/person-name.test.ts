import { limits } from './limits';
import { normalizePersonName } from './person-name';
import { names, unreadable } from './person-name-fixture';
import { realName } from './person-fields';

test.each(names)('the name %j is stored as %j (R10.18)', (typed, stored) => {
  expect(realName.safeParse(typed)).toEqual({ success: true, data: stored });
  expect(normalizePersonName(stored)).toBe(stored);
});

test.each(unreadable)('the name %j is refused: %s', (typed, reason) => {
  expect(realName.safeParse(typed).error?.issues[0]?.message).toContain(reason);
});

const costly = [
  ' ',
  '\u3000',
  '\t',
  ' ·',
  '· ',
  '李 ',
  '李. ',
  '李 . ',
  '○',
  '·',
  ' .',
  '\u200B',
  '⼀',
  'ﷺ',
  '\uE863',
];

test.each(costly)('a long text of %j costs little, and a name of a body’s size nothing (R10.18)', (part) => {
  const long = `李${part.repeat(limits.bodyBytes / part.length)}`;
  const startedAt = performance.now();
  normalizePersonName(long.slice(0, 20_000));
  expect(performance.now() - startedAt).toBeLessThan(1000);
  const { error } = realName.safeParse(long);
  // before the rules of names
  expect(error?.issues[0]).toMatchObject({
    code: 'too_big',
    message: expect.stringContaining('2-60个文字'),
  });
});

test('blanks, invisible characters and marks around the longest name are taken (R10.18)', () => {
  expect(realName.parse(`${' '.repeat(40)}${'李'.repeat(60)}${'\u200B'.repeat(40)}`)).toBe('李'.repeat(60));
  expect(realName.parse('e\u0301'.repeat(60))).toBe('é'.repeat(60));
  expect(realName.parse('𠮷'.repeat(60))).toBe('𠮷'.repeat(60));
});
