import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Message } from '@/shared/intl/define-messages';
import { createEmitter } from '@/shared/lib/emitter';

/** Content of a dialog. Default title 温馨提示, default buttons 确定 and 取消 (R8.29, R8.30). */
export interface DialogOptions {
  text: Message;
  /** Values of the text's placeholders. */
  values?: Readonly<Record<string, string>>;
  title?: Message;
  confirmLabel?: Message;
  cancelLabel?: Message;
  /** Confirming loses something: the confirm button looks dangerous, and cancelling is the primary choice. */
  danger?: boolean;
}

/** An alert has one button, a confirmation two. Closing either in another way counts as cancelling. */
export interface DialogRequest extends DialogOptions {
  kind: 'alert' | 'confirm';
  /** A host asks, which moves the history itself: Back is the host's, and the dialog adds no entry. */
  isHostQuestion?: boolean;
  onResult: (confirmed: boolean) => void;
}

/** Dialogs that wait to be shown, one at a time. */
export interface DialogQueue {
  /** @returns withdraws the request; `onResult` is not called then */
  open(request: DialogRequest): () => void;
  resolve(request: DialogRequest, confirmed: boolean): void;
  /** The request to show now. */
  current(): DialogRequest | undefined;
  /** Announces a dialog, so that its code can be loaded. */
  prepare(): void;
  isPrepared(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createDialogQueue(): DialogQueue {
  let queue: readonly DialogRequest[] = [];
  let prepared = false;
  const { emit, subscribe } = createEmitter();
  const update = (next: readonly DialogRequest[]) => {
    queue = next;
    prepared = true;
    emit();
  };
  const remove = (request: DialogRequest) => {
    update(queue.filter((other) => other !== request));
  };
  return {
    open(request) {
      update([...queue, request]);
      return () => {
        remove(request);
      };
    },
    resolve(request, confirmed) {
      if (!queue.includes(request)) return; // a second press
      remove(request);
      request.onResult(confirmed);
    },
    current: () => queue[0],
    prepare() {
      if (!prepared) update(queue);
    },
    isPrepared: () => prepared,
    subscribe,
  };
}

export const DialogQueueContext = createContext<DialogQueue | null>(null);

/** @throws outside a portal */
export function useDialogQueue(): DialogQueue {
  const value = use(DialogQueueContext);
  if (value === null) throw new Error('The dialog queue is used outside a portal');
  return value;
}

/**
 * The portal's own `confirm` (R8.30). A dialog of a page that is left meanwhile, or hidden by the page cache, is withdrawn
 * and counts as cancelled.
 */
export function useConfirm(): { confirm(options: DialogOptions): Promise<boolean> } {
  const queue = useDialogQueue();
  const [openRequests] = useState(() => new Set<DialogRequest>());
  useEffect(
    () => () => {
      for (const request of openRequests) queue.resolve(request, false);
    },
    [openRequests, queue],
  );
  return useMemo(
    () => ({
      confirm: (options) =>
        new Promise<boolean>((resolve) => {
          const request: DialogRequest = {
            ...options,
            kind: 'confirm',
            onResult(confirmed) {
              openRequests.delete(request);
              resolve(confirmed);
            },
          };
          openRequests.add(request);
          queue.open(request);
        }),
    }),
    [openRequests, queue],
  );
}

/** The portal's own `alert` (R8.29), of no page: it outlives the one that opens it. */
export function useAlert(): (options: DialogOptions) => Promise<void> {
  const queue = useDialogQueue();
  return (options) =>
    new Promise((resolve) => {
      queue.open({
        ...options,
        kind: 'alert',
        onResult: () => {
          resolve();
        },
      });
    });
}
