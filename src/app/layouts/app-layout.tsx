import { usePortal } from '../portal-context';
import { MicroLayout } from './micro-layout';
import { MainLayout } from './main-layout';

/** Standalone the root layout, in a host the micro layout (R2.31, R2.32). */
export function AppLayout() {
  return usePortal().embedded ? <MicroLayout /> : <MainLayout />;
}
