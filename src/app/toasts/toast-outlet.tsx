import { lazyWithFallback } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { FallbackToasts } from './fallback-toasts';
import type { ToastsProps } from './toast-text';

const chunk = defineChunk(
  () => import('./antd-toasts'),
  (module) => module.default,
);
export const loadAntdToasts = () => loadChunkWithRetry(chunk);
/** A toast must appear even if the code of antd's toasts cannot be loaded. */
const AntdToasts = lazyWithFallback(chunk, FallbackToasts);

/** Shows toasts. Their code loads when the first one is `isNeeded`. */
export function ToastOutlet({ isNeeded, ...props }: ToastsProps & { isNeeded: boolean }) {
  return isNeeded ? <AntdToasts {...props} /> : null;
}
