import { useEffect, useState } from 'react';
import { useHost } from '../host';
import { useObservable } from '../../kits/web/observable';
import type { SlotHistory } from '../portal/portal-slot';
import { PortalStatusLine } from '../portal/portal-status';

/** Two containers in which testers mount and unmount portals by hand. */
export function LabPage({ hidden }: { hidden: boolean }) {
  const { slots } = useHost();
  useEffect(() => {
    if (hidden) return;
    return () => Object.values(slots).forEach((slot) => void slot.unmount());
  }, [hidden, slots]);
  return (
    <section data-page="lab" data-testid="host-page-lab" hidden={hidden}>
      <h1>挂载实验</h1>
      <Slot letter="a" />
      <Slot letter="b" />
    </section>
  );
}

function Slot({ letter }: { letter: 'a' | 'b' }) {
  const slot = useHost().slots[letter];
  const [chosen, setChosen] = useState<SlotHistory>({
    history: letter === 'a' ? 'hash' : 'memory',
    initialPath: '',
  });
  const address = useObservable(slot.address);
  const canMount = useObservable(slot.canMount);
  const canUnmount = useObservable(slot.canUnmount);
  const name = letter.toUpperCase();
  return (
    <div className="host-slot" data-slot={letter}>
      <div className="host-slot-bar">
        <h2>容器 {name}</h2>
        <label>
          history{' '}
          <select
            value={chosen.history}
            data-testid={`host-history-${letter}`}
            onChange={(event) =>
              setChosen({ ...chosen, history: event.target.value === 'memory' ? 'memory' : 'hash' })
            }
          >
            <option>hash</option>
            <option>memory</option>
          </select>
        </label>
        <label>
          initialPath{' '}
          <input
            value={chosen.initialPath}
            placeholder="/"
            size={12}
            data-testid={`host-initial-path-${letter}`}
            onChange={(event) => setChosen({ ...chosen, initialPath: event.target.value })}
          />
        </label>
        <button
          type="button"
          data-mount=""
          disabled={!canMount}
          data-testid={`host-mount-${letter}`}
          onClick={() => void slot.mount(chosen)}
        >
          挂载到 {name}
        </button>
        <button
          type="button"
          data-unmount=""
          disabled={!canUnmount}
          data-testid={`host-unmount-${letter}`}
          onClick={() => void slot.unmount()}
        >
          从 {name} 卸载
        </button>
      </div>
      <PortalStatusLine status={slot.status} name={letter} testId={`host-status-${letter}`} />
      <p className="host-status">
        onNavigate <output data-testid={`host-address-${letter}`}>{address}</output>
      </p>
      <div id={`container-${letter}`} className="host-container" data-testid={`host-container-${letter}`} />
    </div>
  );
}
