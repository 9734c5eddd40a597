import type { MessageDescriptor } from 'react-intl';

/** A message react-intl can format; its values are checked when it is formatted. */
export interface Message extends MessageDescriptor {
  id: string;
  defaultMessage: string;
}

/**
 * Declares the Chinese texts of one place, the source language; ids are `scope.key`.
 * @param scope unique name of the place, e.g. `home`
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
