import { Outage } from '@/shared/ui/outage';
import { KeptOutlet } from '../visits/kept-outlet';

/** The main area and nothing else: the host has its own header and footer (R2.32). */
export function MicroFrame() {
  return (
    <main>
      <Outage />
      <KeptOutlet />
    </main>
  );
}
