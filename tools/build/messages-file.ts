import type { Plugin } from 'vite';
import english from '@/app/intl/en-us';
import { readMessageModules } from './message-modules';
import { declaredMessages } from './parse-messages';

/** Name of the file, next to the built page. */
const messagesFile = 'messages.json';

/** Writes all message ids with their texts next to the built page, for host teams that replace some. */
export function messagesFilePlugin(): Plugin {
  return {
    name: 'portal-messages-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: messagesFile, source: renderMessages() });
    },
  };
}

/**
 * A line for each message id with its Chinese and its English text. Names and error messages that the platform sends in
 * Chinese have no Chinese text of the portal.
 */
export function renderMessages(): string {
  const texts = new Map(Object.entries(english).map(([id, text]) => [id, [null as string | null, text]]));
  for (const code of readMessageModules())
    for (const { id, chinese, english: text } of declaredMessages(code)) texts.set(id, [chinese, text]);
  const lines = [...texts.keys()]
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(texts.get(id))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
