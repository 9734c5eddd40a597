import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
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

  it('says nothing like “1 hours” (R1.25)', () => {
    const intl = createIntl({ locale: 'en-US', messages: { ...english } });
    const wrong = Object.keys(english).filter((id) => {
      const names = (english[id] ?? '').match(/(?<=\{)\w+(?=[,}])/g) ?? [];
      const tags = (english[id] ?? '').match(/(?<=<)\w+(?=>)/g) ?? [];
      const plain = (chunks: unknown[]) => chunks.join('');
      const values = [...names.map((name) => [name, 1]), ...tags.map((tag) => [tag, plain])];
      return /\b1 (?!does\b|is\b|was\b)[a-z]+s\b/.test(
        intl.formatMessage({ id }, Object.fromEntries(values) as Record<string, string>),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('contains no Chinese characters', () => {
    const chinese = Object.entries(english).filter(([, text]) => /\p{Script=Han}/u.test(text));
    expect(chinese).toEqual([]);
  });
});
