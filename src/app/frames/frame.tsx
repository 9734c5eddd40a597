import { usePortal } from '../portal-context';
import { MicroFrame } from './micro-frame';
import { RootFrame } from './root-frame';

/** Standalone the root layout, in a host the micro layout (R2.31, R2.32). */
export function Frame() {
  return usePortal().embedded ? <MicroFrame /> : <RootFrame />;
}
