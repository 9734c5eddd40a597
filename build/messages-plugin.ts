import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseMessages } from './parse-messages';

/** The modules that declare messages and translations. */
const messageModules = /\/src\/.*(?:\/messages|\/title|\.en)\.ts$/;

/**
 * Parses the messages at build time, so that the portal needs no parser: 8 KiB of its first script. In the modules that
 * declare messages and translations every string is a message.
 */
export function messagesPlugin(): Plugin {
  return {
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
      filter: { id: messageModules },
      handler: (code) => ({ code: parseMessages(code), map: null }),
    },
  };
}
