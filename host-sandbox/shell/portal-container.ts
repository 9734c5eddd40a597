import { loadMicroApp, type MicroApp } from 'qiankun';
import type { HostProps } from '../../src/contracts/host';
import { withTimeout } from './timeout';
import { getElement } from './get-element';
import type { PortalEntry } from './portal-entry';
import { describeProps, portalProps, type PropsContext } from './portal-props';
import { historyOf } from './slot-history';
import { createSlotStatus } from './slot-status';

/** A place on the page where buttons mount and unmount a portal by `loadMicroApp`. */
export function setupPortalContainer(letter: 'a' | 'b', entry: PortalEntry, context: PropsContext) {
  const { log, modes, session } = context;
  const name = `portal-${letter}`;
  const section = getElement(document, `[data-slot=${letter}]`);
  const mountButton = getElement(section, '[data-mount]', HTMLButtonElement);
  const unmountButton = getElement(section, '[data-unmount]', HTMLButtonElement);
  const status = createSlotStatus(getElement(section, '[data-slot-status]'), letter);
  let app: MicroApp | undefined;
  let props: HostProps = {};
  /** Resolves when the last update has been taken: the next one before that would be refused. */
  let updated = Promise.resolve();
  let wanted = false;

  mountButton.addEventListener('click', () => void mount());
  unmountButton.addEventListener('click', () => void unmount());
  session.onChange(() => {
    if (modes.globalState === 'prop') updated = updated.then(update);
  });
  return { unmount };

  async function mount() {
    wanted = true;
    mountButton.disabled = true;
    unmountButton.disabled = false;
    status.show('正在载入…');
    try {
      await entry.reach();
      if (!wanted) return;
      props = Object.assign(portalProps(name, context), historyOf(section, name, log));
      log.sent(`${name} loadMicroApp(${describeProps(props)})`);
      app = loadMicroApp({ name, entry: entry.address, container: `#container-${letter}`, props });
      swallow(app.loadPromise, app.bootstrapPromise);
      await withTimeout(app.mountPromise);
      log.noted(`${name} 已挂载`);
      status.show('已挂载');
    } catch (error) {
      log.noted(`${name} 失败:${String(error)}`);
      app = undefined;
      unmountButton.disabled = true;
      status.fail(error, () => (entry.reached() ? location.reload() : void mount()));
    }
  }

  /** All props, not the changed one alone: what an update gives is what the next mount gets. */
  async function update() {
    const updating = app;
    await updating?.mountPromise.catch(() => null);
    if (updating && updating === app && updating.getStatus() === 'MOUNTED')
      await updating.update?.({ ...props });
  }

  async function unmount() {
    if (!wanted) return;
    wanted = false;
    const leaving = app;
    app = undefined;
    unmountButton.disabled = true;
    // A child cannot be unmounted while it is still mounting.
    await leaving?.mountPromise.catch(() => null);
    if (leaving?.getStatus() === 'MOUNTED') await leaving.unmount();
    log.noted(`${name} 已卸载`);
    status.show('');
    mountButton.disabled = false;
  }
}

/** A failure reaches us by `mountPromise`; its sisters would only repeat it as unhandled rejections. */
function swallow(...promises: Promise<unknown>[]) {
  for (const promise of promises) promise.catch(() => null);
}
