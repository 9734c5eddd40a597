import { lazy, Suspense, type ComponentType } from 'react';
import { FallbackToasts } from './fallback-toasts';
import type { ToastsProps } from './toast-text';

export const loadAntdToasts = () => import('./antd-toasts');
/** Not `lazyWithRetry`: a toast must appear even if the code of antd's toasts cannot be loaded. */
const AntdToasts = lazy<ComponentType<ToastsProps>>(() =>
  loadAntdToasts().catch(() => ({ default: FallbackToasts })),
);

/** Shows toasts. Their code loads when the first one is `wanted`. */
export function ToastHost({ wanted, ...props }: ToastsProps & { wanted: boolean }) {
  return wanted ? (
    <Suspense fallback={null}>
      <AntdToasts {...props} />
    </Suspense>
  ) : null;
}
