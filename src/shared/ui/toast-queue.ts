import { createContext, use } from 'react';
import type { IntlShape } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';

/** A message, or a function for one with values, is in the language of the moment, also when that changes. */
export type ToastText = string | Message | ((intl: IntlShape) => string);

/** A text to show; or a failed call, whose text is created from its error. */
export type Toast =
  | {
      kind: 'success' | 'error' | 'info';
      text: ToastText;
      detail?: ToastText;
      /** A toast replaces the one before with the same key; by default the text is the key. */
      key?: string;
    }
  | { kind: 'failure'; error: unknown };

/** Passes toasts to the component that shows them, and queues those that come before it is loaded. */
export interface ToastQueue {
  show(toast: Toast): void;
  /** Closes the visible toasts and drops the queued ones: they are for a user who has left. */
  clear(): void;
  /** Called when a toast is queued for the component, at once if one is queued already. */
  onPending(listener: () => void): () => void;
  /** @param onClear closes the toasts that the listener shows */
  subscribe(listener: (toast: Toast) => void, onClear: () => void): () => void;
}

export function createToastQueue(): ToastQueue {
  const pending: Toast[] = [];
  let listener: ((toast: Toast) => void) | undefined;
  let clearListener: (() => void) | undefined;
  let pendingListener: (() => void) | undefined;
  return {
    show(toast) {
      if (listener) listener(toast);
      else if (pending.push(toast) > 0) pendingListener?.();
    },
    clear() {
      pending.length = 0;
      clearListener?.();
    },
    onPending(next) {
      pendingListener = next;
      if (pending.length > 0) next();
      return () => {
        if (pendingListener === next) pendingListener = undefined;
      };
    },
    subscribe(next, onClear) {
      listener = next;
      clearListener = onClear;
      for (const toast of pending.splice(0)) next(toast);
      return () => {
        if (listener !== next) return;
        listener = undefined;
        clearListener = undefined;
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
