import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { DialogQueue } from '@/shared/ui/dialog-queue';
import { NativeConfirmDialog } from './native-confirm-dialog';

const ConfirmDialog = lazy<ComponentType<{ questions: DialogQueue }>>(() =>
  import('./confirm-dialog').catch(() => ({ default: NativeConfirmDialog })),
);

/** The place for alerts and confirmations; nothing is loaded before one is near. */
export function ConfirmDialogHost({ questions }: { questions: DialogQueue }) {
  const isPrepared = useSyncExternalStore(questions.subscribe, questions.isPrepared);
  return isPrepared ? (
    <Suspense fallback={null}>
      <ConfirmDialog questions={questions} />
    </Suspense>
  ) : null;
}
