import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Message } from '@/shared/intl/define-messages';

/** What a dialog says. Without a title it is 温馨提示, without words for its buttons 确定 and 取消 (R8.29, R8.30). */
export interface DialogOptions {
  text: Message;
  /** What stands in the text's `{parts}`. */
  values?: Readonly<Record<string, string>>;
  title?: Message;
  confirmLabel?: Message;
  cancelLabel?: Message;
  /** `yes` loses something: it looks dangerous, and `no` is what one is led to. */
  danger?: boolean;
}

/** An alert has one button, a confirmation two; closing either in another way is a no. */
export interface DialogRequest extends DialogOptions {
  kind: 'alert' | 'confirm';
  onResult: (yes: boolean) => void;
}

/** Hands questions to whoever shows them, one at a time. */
export interface DialogQueue {
  /** @returns takes the question back, unanswered */
  open(question: DialogRequest): () => void;
  resolve(question: DialogRequest, yes: boolean): void;
  /** The question that is to be shown now. */
  current(): DialogRequest | undefined;
  /** There will soon be a question: time to fetch what shows it. */
  prepare(): void;
  isPrepared(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createDialogQueue(): DialogQueue {
  let queue: readonly DialogRequest[] = [];
  let prepared = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly DialogRequest[]) => {
    queue = next;
    prepared = true;
    for (const listener of listeners) listener();
  };
  const remove = (question: DialogRequest) => {
    change(queue.filter((other) => other !== question));
  };
  return {
    open(question) {
      change([...queue, question]);
      return () => {
        remove(question);
      };
    },
    resolve(question, yes) {
      if (!queue.includes(question)) return; // a second press
      remove(question);
      question.onResult(yes);
    },
    current: () => queue[0],
    prepare() {
      if (!prepared) change(queue);
    },
    isPrepared: () => prepared,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const DialogQueueContext = createContext<DialogQueue | null>(null);

/** @throws outside a portal */
export function useDialogQueue(): DialogQueue {
  const value = use(DialogQueueContext);
  if (value === null) throw new Error('A question is asked outside a portal');
  return value;
}

export interface ConfirmActions {
  alert(words: DialogOptions): Promise<void>;
  confirm(words: DialogOptions): Promise<boolean>;
}

/**
 * The portal's own `alert` and `confirm` (R8.29, R8.30); the answer comes as a promise. What is asked by a page that is
 * left meanwhile is taken back, which is a no.
 */
export function useConfirm(): ConfirmActions {
  const queue = useDialogQueue();
  const [openRequests] = useState(() => new Set<DialogRequest>());
  useEffect(
    () => () => {
      for (const question of openRequests) queue.resolve(question, false);
    },
    [openRequests, queue],
  );
  return useMemo(() => {
    const show = (kind: DialogRequest['kind'], words: DialogOptions) =>
      new Promise<boolean>((resolve) => {
        const question: DialogRequest = {
          ...words,
          kind,
          onResult(yes) {
            openRequests.delete(question);
            resolve(yes);
          },
        };
        openRequests.add(question);
        queue.open(question);
      });
    return {
      alert: async (words) => void (await show('alert', words)),
      confirm: (words) => show('confirm', words),
    };
  }, [openRequests, queue]);
}
