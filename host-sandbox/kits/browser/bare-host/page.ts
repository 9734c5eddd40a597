import { loadMicroApp, type MicroApp } from 'qiankun';
import type { HostProps } from '../../../../src/contracts/host';
import { runCycles } from './cycles';

/** API of the bare host for tests: portals by name, each in a container with that id. */
export interface BareHost {
  mount(name: string, entry: string, props: HostProps, isolation: string): Promise<void>;
  update(name: string, props: HostProps): Promise<void>;
  unmount(name: string): Promise<void>;
  runCycles: typeof runCycles;
}

const apps = new Map<string, MicroApp>();

const bareHost: BareHost = {
  async mount(name, entry, props, isolation) {
    const container = document.body.appendChild(document.createElement('div'));
    container.id = name;
    const sandbox = isolation === 'none' ? true : { [isolation]: true };
    const app = loadMicroApp({ name, entry, container: `#${name}`, props }, { sandbox });
    apps.set(name, app);
    await app.mountPromise;
  },
  async update(name, props) {
    await apps.get(name)?.update?.({ ...props });
  },
  async unmount(name) {
    await apps.get(name)?.unmount();
    apps.delete(name);
    document.getElementById(name)?.remove();
  },
  runCycles,
};

Object.assign(window, { bareHost });
