import { defineChunk, type Chunk } from '@/shared/chunks/load-chunk';
import type { Message } from '@/shared/intl/define-messages';
import type { Catalogue, defaultLanguage, Language } from '@/shared/intl/languages';
import { messages } from './messages';

interface LoadedOnDemand {
  chunk: Chunk<Catalogue>;
  /** Says in Chinese, and in the language itself, that its texts could not be loaded. */
  failed: Message;
}

/** The texts of every language but Chinese, whose texts are in the code. */
export const translations: Readonly<Record<Exclude<Language, typeof defaultLanguage>, LoadedOnDemand>> = {
  'en-US': {
    chunk: defineChunk(
      () => import('./en-us'),
      (module) => module.default,
    ),
    failed: messages.englishFailed,
  },
};
