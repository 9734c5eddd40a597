import { createContext, use } from 'react';
import type { Message } from '@/shared/intl/define-messages';

/** A text or a message to translate; or a failed call, whose text is made where it is shown. */
export type Toast =
  | {
      kind: 'success' | 'error' | 'info';
      text: string | Message;
      detail?: string;
      /** The toast takes the place of the one before with the same key; by default the text is the key. */
      key?: string;
    }
  | { kind: 'failure'; error: unknown };

/** Passes toasts to the component that shows them, and holds those that come before it is loaded. */
export interface ToastQueue {
  show(toast: Toast): void;
  /** Called when a toast waits for its component, at once if one waits already. */
  onPending(listener: () => void): () => void;
  subscribe(listener: (toast: Toast) => void): () => void;
}

export function createToastQueue(): ToastQueue {
  const pending: Toast[] = [];
  let listener: ((toast: Toast) => void) | undefined;
  let pendingListener: (() => void) | undefined;
  return {
    show(toast) {
      if (listener) listener(toast);
      else if (pending.push(toast) > 0) pendingListener?.();
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
      for (const toast of pending.splice(0)) next(toast);
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
  if (value === null) throw new Error('Toasts are used outside a portal');
  return value;
}
