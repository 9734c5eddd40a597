import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '@/shared/intl/define-messages';
import english from './en-us';

const source = join(__dirname, '../..');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)messages\.ts$/.test(name),
);

/** The placeholders `{name}` and the tags of a message. */
const parts = (text: string) => [...(text.match(/\{\w+|<\/?\w+>/g) ?? [])].sort();

describe('the English catalogue', () => {
  it.each(modules)('has every message of %s, with the same placeholders (R1.25)', async (name) => {
    const { messages } = (await import(join(source, name))) as { messages: Record<string, Message> };
    const wrong = Object.values(messages).filter(({ id, defaultMessage }) => {
      const translation = english[id];
      return !translation || String(parts(translation)) !== String(parts(defaultMessage));
    });
    expect(wrong).toEqual([]);
  });

  it('is English, except for the name of Chinese', () => {
    const chinese = Object.entries(english).filter(([, text]) => /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([['header.language', '中文']]);
  });
});
