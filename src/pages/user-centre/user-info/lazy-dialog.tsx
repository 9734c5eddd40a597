import { useState, type ComponentProps } from 'react';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';

const Dialog = lazyWithRetry(
  defineChunk(
    () => import('./dialog'),
    (module) => module.default,
  ),
  { placement: 'overlay' },
);

/** The dialog of `dialog.tsx`, loaded when it first opens. It stays mounted afterwards, so that closing is animated. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const [hasOpened, setHasOpened] = useState(props.open);
  if (props.open && !hasOpened) setHasOpened(true);
  return hasOpened && <Dialog {...props} />;
}
