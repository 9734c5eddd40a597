import { useState, type ComponentProps } from 'react';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';

const dialogChunk = defineChunk(
  () => import('./dialog'),
  (module) => module.default,
);
const Dialog = lazyWithRetry(dialogChunk, { placement: 'overlay' });

const prefetch = () => void loadChunkWithRetry(dialogChunk).catch(() => undefined);

/** For the button that opens the dialog: hover and focus prefetch its code. */
export const prefetchDialog = { onPointerEnter: prefetch, onFocus: prefetch };

/** The dialog of `dialog.tsx`, loaded when it first opens. It stays mounted afterwards, so that closing is animated. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const [hasOpened, setHasOpened] = useState(props.open);
  if (props.open && !hasOpened) setHasOpened(true);
  return hasOpened && <Dialog {...props} />;
}
