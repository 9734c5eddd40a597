/** Writes docs/messages.json, all message ids with their Chinese and English texts: `npm run docs`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import english from '@/app/intl/en-us';
import type { Message } from '@/shared/intl/define-messages';

// Jest loads this file as CommonJS, tsx as a module: argv, unlike import.meta, is there in both.
if (basename(process.argv[1] ?? '') === 'messages.ts')
  void renderMessages(process.cwd()).then((text) => {
    writeFileSync('docs/messages.json', text);
  });

/**
 * The text of docs/messages.json: a line for each id with its Chinese and its English text. Names and error messages that
 * the platform sends in Chinese have no Chinese text of the portal.
 */
export async function renderMessages(root: string): Promise<string> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const chinese = new Map<string, string>();
  for (const file of files.filter((name) => /(^|[\\/])messages\.ts$/.test(name))) {
    const { messages } = (await import(join(root, 'src', file))) as { messages: Record<string, Message> };
    for (const { id, defaultMessage } of Object.values(messages)) chinese.set(id, defaultMessage);
  }
  const ids = [...new Set([...chinese.keys(), ...Object.keys(english)])].sort();
  const lines = ids.map(
    (id) => `  ${JSON.stringify(id)}: ${JSON.stringify([chinese.get(id) ?? null, english[id] ?? null])}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
