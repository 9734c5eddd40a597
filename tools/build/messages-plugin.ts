import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { messageModules, readMessageModules } from './message-modules';
import { chineseMessages, englishMessages, parseTranslations } from './parse-messages';

/** The modules with translations of other texts. */
const translationModules = /\/src\/.*\.en\.ts$/;
const englishModule = /\/src\/app\/intl\/english-messages\.ts$/;

/**
 * Puts the English texts of all modules that declare messages into one, which is loaded on demand, and in the build
 * keeps them out of the others. All texts are parsed, so that the portal needs no parser: 8 KiB of its first script.
 */
export function messagesPlugin(): Plugin[] {
  return [
    {
      name: 'portal-english-messages',
      load: {
        filter: { id: englishModule },
        handler: () => `export const englishTexts = {${allEnglishTexts().join()}};`,
      },
    },
    {
      name: 'portal-messages',
      apply: 'build',
      enforce: 'post',
      config: () => ({
        resolve: {
          alias: [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: fileURLToPath(new URL('message-parser.ts', import.meta.url)),
            },
          ],
        },
      }),
      transform: {
        filter: { id: [new RegExp(`/src/.*${messageModules.source}`), translationModules] },
        handler: (code, id) => ({
          code: messageModules.test(id) ? chineseMessages(code) : parseTranslations(code),
          map: null,
        }),
      },
    },
  ];
}

function allEnglishTexts(): string[] {
  return readMessageModules()
    .flatMap((code) => englishMessages(code))
    .map(([id, english]) => `${JSON.stringify(id)}:${english}`);
}
