import { PageErrorBanner } from '@/shared/ui/query/page-errors';
import { KeepAliveOutlet } from '../keep-alive/keep-alive-outlet';

/** The main area and nothing else: the host has its own header and footer (R2.32). */
export function MicroLayout() {
  return (
    <main>
      <PageErrorBanner />
      <KeepAliveOutlet />
    </main>
  );
}
