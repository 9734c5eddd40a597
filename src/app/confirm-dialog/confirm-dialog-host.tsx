import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithFallback } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import type { DialogQueue } from '@/shared/ui/dialog-queue';

/** A confirmation must be possible even if the code of the dialog cannot be loaded. */
const ConfirmDialog = lazyWithFallback(
  defineChunk(
    () => import('./confirm-dialog'),
    (module) => module.default,
  ),
  NativeConfirmDialog,
);

/** Shows alerts and confirmations. Their code loads when the queue is prepared for the first one. */
export function ConfirmDialogHost({ queue }: { queue: DialogQueue }) {
  const isPrepared = useSyncExternalStore(queue.subscribe, queue.isPrepared);
  return isPrepared ? <ConfirmDialog queue={queue} /> : null;
}

/** Alerts and confirmations by the browser's own dialogs. */
function NativeConfirmDialog({ queue }: { queue: DialogQueue }) {
  const intl = useIntl();
  const request = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => {
    if (!request) return;
    const text = intl.formatMessage(request.text);
    if (request.kind === 'confirm') queue.resolve(request, window.confirm(text));
    else {
      window.alert(text);
      queue.resolve(request, true);
    }
  }, [intl, queue, request]);
  return null;
}
