import { runInNewContext } from 'node:vm';
import { createIntl } from 'react-intl';
import { defineMessages, type Text } from '@/shared/intl/define-messages';
import { chineseMessages, englishMessages, parseTranslations } from './parse-messages';

const texts = {
  plain: '医院新闻',
  placeholder: '共{n}条',
  plural: '{n, plural, one {# item} other {# items}}',
  tag: 'read <b>this</b>',
  quotes: `it's '{n}'`,
};
const declared = Object.entries(texts).map(([key, text]) => [key, [text, `in English: ${text}`]]);
const code = `defineMessages('x', ${JSON.stringify(Object.fromEntries(declared))})`;

function format(defaultMessage: string): string {
  const values = { n: 2, b: (parts: unknown[]) => `[${parts.join('')}]` };
  return String(createIntl({ locale: 'en' }).formatMessage({ id: 'x', defaultMessage }, values));
}

it('Built messages read as their Chinese texts do, and have no English', () => {
  const built = chineseMessages(code);
  const messages = runInNewContext(`(${built})`, { defineMessages }) as ReturnType<
    typeof defineMessages<string>
  >;
  expect(Object.values(messages).map(({ defaultMessage }) => format(defaultMessage))).toEqual(
    Object.values(texts).map(format),
  );
  expect(built).not.toContain('English');
});

it('The English texts are found with their ids, also those of a text that another module declares', () => {
  const found = englishMessages(
    `defineMessages('x', { words: [words.title, 'Title'], title, n: ['共{n}', 'all {n}'] })`,
  );
  expect(found).toEqual([
    ['x.words', "'Title'"],
    ['x.n', expect.stringContaining('"value":"n"')],
  ]);
});

it('A message without placeholders stays a text', () => {
  const plain = '({ title: "医院新闻", more: "it\'s all" })';
  expect(parseTranslations(plain)).toBe(plain);
  expect(chineseMessages(`defineMessages('x', { a: ['一', 'one'] })`)).toBe(
    `defineMessages('x', { a: '一' })`,
  );
});

it('Before the build, messages have their texts, and the English ones are known by id', () => {
  const text: Text = ['一', 'one'];
  expect(defineMessages('parse-test', { a: text })).toEqual({
    a: { id: 'parse-test.a', defaultMessage: '一' },
  });
});

it('A message that is put together, or in one language, fails the build', () => {
  const build = (value: string) => () => chineseMessages(`defineMessages('x', { a: ${value} })`);
  expect(build('[`${n} items`, "x"]')).toThrow('one text');
  expect(build('["{n}" + " items", "x"]')).toThrow('one text');
  expect(build('["共{n}条"]')).toThrow('two languages');
});
