import { createContext, use } from 'react';
import type { Text } from '@/shared/intl/texts';

/** One toast: a text, perhaps still to be translated, or a failed call whose text is made where it is shown. */
export type Notice =
  | { kind: 'success' | 'error' | 'info'; text: string | Text; detail?: string }
  | { kind: 'failure'; error: unknown };

/** Hands notices to whoever shows them; keeps those that come before anybody does. */
export interface Notices {
  show(notice: Notice): void;
  /** Told when a notice waits and nobody shows it yet, at once if one does already. */
  whenWanted(listener: () => void): () => void;
  subscribe(listener: (notice: Notice) => void): () => void;
}

export function createNotices(): Notices {
  const waiting: Notice[] = [];
  let listener: ((notice: Notice) => void) | undefined;
  let wanted: (() => void) | undefined;
  return {
    show(notice) {
      if (listener) listener(notice);
      else if (waiting.push(notice) > 0) wanted?.();
    },
    whenWanted(next) {
      wanted = next;
      if (waiting.length > 0) next();
      return () => {
        if (wanted === next) wanted = undefined;
      };
    },
    subscribe(next) {
      listener = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

export const NoticesContext = createContext<Notices | null>(null);

/** @throws outside a portal */
export function useNotices(): Notices {
  const value = use(NoticesContext);
  if (value === null) throw new Error('Notices are asked for outside a portal');
  return value;
}
