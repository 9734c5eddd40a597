import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithFallback, type Retriable } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import type { DialogQueue, DialogRequest } from '@/shared/ui/dialog/dialog-queue';

/** A confirmation must be possible even if the code of the dialog cannot be loaded. */
const ConfirmDialog = lazyWithFallback(
  defineChunk(
    () => import('./confirm-dialog'),
    (module) => module.default,
  ),
  NativeConfirmDialog,
);

/** Shows alerts and confirmations. Their code loads when the queue is prepared for the first one. */
export function ConfirmDialogOutlet({ queue }: { queue: DialogQueue }) {
  const isPrepared = useSyncExternalStore(queue.subscribe, queue.isPrepared);
  return isPrepared ? <ConfirmDialog queue={queue} /> : null;
}

/** Alerts and confirmations by the browser's own dialogs; from the second one on, the code is tried again first. */
function NativeConfirmDialog({ queue, retry }: { queue: DialogQueue } & Retriable) {
  const intl = useIntl();
  const request = useSyncExternalStore(queue.subscribe, queue.current);
  const hasShown = useRef(false);
  const show = useEffectEvent(({ kind, text, values }: DialogRequest) => {
    hasShown.current = true;
    const shown = intl.formatMessage(text, values);
    if (kind === 'confirm') return window.confirm(shown);
    window.alert(shown);
    return true;
  });
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!request) return;
    if (hasShown.current) tryAgain();
    else queue.resolve(request, show(request));
  }, [queue, request]);
  return null;
}
