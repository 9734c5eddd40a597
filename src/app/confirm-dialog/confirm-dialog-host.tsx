import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { DialogQueue } from '@/shared/ui/dialog-queue';

/** Not `lazyWithRetry`: a confirmation must be possible even if the code of the dialog cannot be loaded. */
const ConfirmDialog = lazy<ComponentType<{ queue: DialogQueue }>>(() =>
  import('./confirm-dialog').catch(() => ({ default: NativeConfirmDialog })),
);

/** Shows alerts and confirmations. Their code loads when the queue is prepared for the first one. */
export function ConfirmDialogHost({ queue }: { queue: DialogQueue }) {
  const isPrepared = useSyncExternalStore(queue.subscribe, queue.isPrepared);
  return isPrepared ? (
    <Suspense fallback={null}>
      <ConfirmDialog queue={queue} />
    </Suspense>
  ) : null;
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
