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
    typeof message === 'string' ? { id: `${scope}.${key}`, defaultMessage: message } : message,
  ]);
  return Object.fromEntries(entries) as Record<Key, Message>;
}
