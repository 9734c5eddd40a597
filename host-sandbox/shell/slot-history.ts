import type { HostProps } from '../../src/contracts/host';
import type { EventLog } from './event-log';
import { getElement } from './get-element';

/** What a slot's controls say of the portal's history, as props; its moves are shown beside them. */
export function historyOf(section: HTMLElement, name: string, log: EventLog): Partial<HostProps> {
  const kind = getElement(section, '[data-history]', HTMLSelectElement).value;
  const initialPath = getElement(section, '[data-initial-path]', HTMLInputElement).value;
  const place = getElement(section, '[data-address]');
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
