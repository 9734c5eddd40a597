import type { MessageDescriptor } from 'react-intl';

/** A message for react-intl. */
export interface Message extends MessageDescriptor {
  id: string;
  defaultMessage: string;
}

/** A text in Chinese, the source language, and in English. */
export type Text = readonly [chinese: string, english: string];

/**
 * The English texts of the modules that are loaded, by message id. In the build there are none: it puts those of all
 * modules into a file that is loaded on demand; see tools/build/messages-plugin.ts.
 */
export const englishTexts: Record<string, string> = {};

/**
 * Declares the messages of one slice in its `messages.ts`. Their ids are `scope.key`.
 * @param scope unique name, e.g. `home`
 * @param messages as texts, or as they are declared in another module
 */
export function defineMessages<Key extends string | number>(
  scope: string,
  messages: Readonly<Record<Key, Text | Message>>,
): Readonly<Record<Key, Message>> {
  const entries = Object.entries<Text | Message>(messages).map(([key, message]) => [
    key,
    isMessage(message) ? message : declare(`${scope}.${key}`, message),
  ]);
  return Object.fromEntries(entries) as Record<Key, Message>;
}

const isMessage = (message: Text | Message): message is Message =>
  typeof message === 'object' && 'id' in message;

/** @param text in the build the Chinese text alone, which may be parsed into elements */
function declare(id: string, text: Text | string): Message {
  if (typeof text === 'string' || typeof text[1] !== 'string') return { id, defaultMessage: text as string };
  [, englishTexts[id]] = text;
  return { id, defaultMessage: text[0] };
}
