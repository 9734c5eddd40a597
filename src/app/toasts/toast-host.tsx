import { lazy, Suspense, type ComponentType } from 'react';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import { FallbackToasts } from './fallback-toasts';

interface ToastsProps {
  notices: ToastQueue;
  durationMs: number;
}

export const loadAntdToasts = () => import('./antd-toasts');
const AntdToasts = lazy<ComponentType<ToastsProps>>(() =>
  loadAntdToasts().catch(() => ({ default: FallbackToasts })),
);

/** The place for toasts; nothing is loaded before the first one is wanted. */
export function ToastHost({ wanted, ...props }: ToastsProps & { wanted: boolean }) {
  return wanted ? (
    <Suspense fallback={null}>
      <AntdToasts {...props} />
    </Suspense>
  ) : null;
}
