import { Outlet } from 'react-router-dom';
import { Outage } from '@/shared/ui/outage';

/** The main area and nothing else: the host has its own header and footer (R2.32). */
export function MicroFrame() {
  return (
    <main>
      <Outage />
      <Outlet />
    </main>
  );
}
