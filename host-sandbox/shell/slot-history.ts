import type { HostProps } from '../../src/contracts/host';
import type { EventLog } from './event-log';
import { required } from './required-element';

/** What a slot's controls say of the portal's history, as props; its moves are shown beside them. */
export function historyOf(section: HTMLElement, name: string, log: EventLog): Partial<HostProps> {
  const kind = required(section, '[data-history]', HTMLSelectElement).value;
  const initialPath = required(section, '[data-initial-path]', HTMLInputElement).value;
  const place = required(section, '[data-address]');
  place.textContent = '';
  return {
    history: kind === 'memory' ? 'memory' : 'hash',
    ...(initialPath && { initialPath }),
    onNavigate(address) {
      log.received(`${name} onNavigate('${address}')`);
      place.textContent = address;
    },
  };
}
