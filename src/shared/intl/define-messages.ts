import type { MessageDescriptor } from 'react-intl';

/** A message for react-intl. */
export interface Message extends MessageDescriptor {
  id: string;
  defaultMessage: string;
}

/**
 * Declares the messages of one slice in Chinese, the source language, in its `messages.ts`. Their ids are `scope.key`.
 * @param scope unique name, e.g. `home`
 * @param messages as texts, or as they are declared in another module
 */
export function defineMessages<Key extends string | number>(
  scope: string,
  messages: Readonly<Record<Key, string | Message>>,
): Readonly<Record<Key, Message>> {
  const entries = Object.entries<string | Message>(messages).map(([key, message]) => [
    key,
    isDeclared(message) ? message : { id: `${scope}.${key}`, defaultMessage: message },
  ]);
  return Object.fromEntries(entries) as Record<Key, Message>;
}

/** Otherwise it is a text, which the build may have parsed; see build/messages-plugin.ts. */
const isDeclared = (message: string | Message): message is Message =>
  typeof message === 'object' && 'id' in message;
