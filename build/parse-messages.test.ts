import { runInNewContext } from 'node:vm';
import { createIntl } from 'react-intl';
import { defineMessages } from '@/shared/intl/define-messages';
import { parseMessages } from './parse-messages';

/** Runs the built code of a module of messages. @returns each formatted message, with the values n = 2 and b */
function formatBuilt(code: string): string[] {
  const built = runInNewContext(parseMessages(`(${code})`)) as Record<string, string>;
  return Object.values(defineMessages('x', built)).map(({ defaultMessage }) => format(defaultMessage));
}

function format(defaultMessage: string): string {
  const values = { n: 2, b: (parts: unknown[]) => `[${parts.join('')}]` };
  return String(createIntl({ locale: 'en' }).formatMessage({ id: 'x', defaultMessage }, values));
}

const texts = {
  plain: '医院新闻',
  placeholder: '共{n}条',
  plural: '{n, plural, one {# item} other {# items}}',
  tag: 'read <b>this</b>',
  quotes: `it's '{n}'`,
};

it('Built messages read as their texts do', () => {
  expect(formatBuilt(JSON.stringify(texts))).toEqual(Object.values(texts).map(format));
});

it('A message without placeholders stays a text', () => {
  const code = '({ title: "医院新闻", more: "it\'s all" })';
  expect(parseMessages(code)).toBe(code);
});

it('A concatenated message fails the build, since it could not be parsed', () => {
  expect(() => parseMessages('({ title: `${n} items` })')).toThrow('one text');
  expect(() => parseMessages('({ title: "{n}" + " items" })')).toThrow('one text');
});
