import { createContext, use } from 'react';
import type { Message } from '@/shared/intl/define-messages';

/** One toast: a text, perhaps still to be translated, or a failed call whose text is made where it is shown. */
export type Toast =
  | { kind: 'success' | 'error' | 'info'; text: string | Message; detail?: string }
  | { kind: 'failure'; error: unknown };

/** Hands notices to whoever shows them; keeps those that come before anybody does. */
export interface ToastQueue {
  show(notice: Toast): void;
  /** Told when a notice waits and nobody shows it yet, at once if one does already. */
  onPending(listener: () => void): () => void;
  subscribe(listener: (notice: Toast) => void): () => void;
}

export function createToastQueue(): ToastQueue {
  const pending: Toast[] = [];
  let listener: ((notice: Toast) => void) | undefined;
  let pendingListener: (() => void) | undefined;
  return {
    show(notice) {
      if (listener) listener(notice);
      else if (pending.push(notice) > 0) pendingListener?.();
    },
    onPending(next) {
      pendingListener = next;
      if (pending.length > 0) next();
      return () => {
        if (pendingListener === next) pendingListener = undefined;
      };
    },
    subscribe(next) {
      listener = next;
      for (const notice of pending.splice(0)) next(notice);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

export const ToastQueueContext = createContext<ToastQueue | null>(null);

/** @throws outside a portal */
export function useToasts(): ToastQueue {
  const value = use(ToastQueueContext);
  if (value === null) throw new Error('Notices are asked for outside a portal');
  return value;
}
