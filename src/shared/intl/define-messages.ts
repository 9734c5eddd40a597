import type { MessageDescriptor } from 'react-intl';

/** A message for react-intl. */
export interface Message extends MessageDescriptor {
  id: string;
  defaultMessage: string;
}

/**
 * Declares the messages of one slice in Chinese, the source language. Their ids are `scope.key`.
 * @param scope unique name, e.g. `home`
 */
export function defineMessages<Key extends string | number>(
  scope: string,
  messages: Readonly<Record<Key, string>>,
): Readonly<Record<Key, Message>> {
  const entries = Object.entries<string>(messages).map(([key, defaultMessage]) => [
    key,
    { id: `${scope}.${key}`, defaultMessage },
  ]);
  return Object.fromEntries(entries) as Record<Key, Message>;
}
