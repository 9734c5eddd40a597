import { lazy, Suspense } from 'react';
import type { Notices } from '@/shared/ui/notices';

export const loadNoticesView = () => import('./notices-view');
const NoticesView = lazy(loadNoticesView);

/** The place for toasts; nothing is loaded before the first one is wanted. */
export function NoticesHost({ wanted, ...props }: { wanted: boolean; notices: Notices; durationMs: number }) {
  return wanted ? (
    <Suspense fallback={null}>
      <NoticesView {...props} />
    </Suspense>
  ) : null;
}
