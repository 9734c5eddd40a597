import { lazy, Suspense, type ComponentType } from 'react';
import type { Notices } from '@/shared/ui/notices';
import { PlainNotices } from './plain-notices';

interface Given {
  notices: Notices;
  durationMs: number;
}

export const loadNoticesView = () => import('./notices-view');
const NoticesView = lazy<ComponentType<Given>>(() =>
  loadNoticesView().catch(() => ({ default: PlainNotices })),
);

/** The place for toasts; nothing is loaded before the first one is wanted. */
export function NoticesHost({ wanted, ...props }: Given & { wanted: boolean }) {
  return wanted ? (
    <Suspense fallback={null}>
      <NoticesView {...props} />
    </Suspense>
  ) : null;
}
