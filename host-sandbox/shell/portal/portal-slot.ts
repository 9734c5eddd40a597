import { loadMicroApp, type MicroApp } from 'qiankun';
import type { HostProps } from '../../../src/contracts/host';
import { createObservable } from '../../kits/web/observable';
import { TimeoutError, withTimeout } from '../timeout';
import type { PortalEntry } from './portal-entry';
import { describeProps, portalProps, type PropsContext } from './portal-props';
import { failedStatus, type PortalStatus } from './portal-status';

/** The choices of the slot's controls for the portal's address. */
export interface SlotHistory {
  history: NonNullable<HostProps['history']>;
  initialPath: string;
}

/** A container on the page in which buttons mount and unmount a portal by `loadMicroApp`. */
export function createPortalSlot(letter: 'a' | 'b', entry: PortalEntry, context: PropsContext) {
  const { log, modes, appearance, session } = context;
  const name = `portal-${letter}`;
  const status = createObservable<PortalStatus>({ text: '' });
  /** The address that the portal reported through `onNavigate`. */
  const address = createObservable('');
  const canMount = createObservable(true);
  const canUnmount = createObservable(false);
  let app: MicroApp | undefined;
  let props: HostProps = {};
  /** Resolves when the last update is done: single-spa rejects the next one before that. */
  let updated = Promise.resolve();
  let isMountRequested = false;
  /** Number of the newest mount or unmount: an earlier one that is under way changes nothing any more. */
  let newest = 0;

  session.token.subscribe(() => {
    if (modes.tokenSharing === 'prop') queueUpdate();
  });
  appearance.subscribe(() => {
    Object.assign(props, appearance.get());
    queueUpdate();
  });
  return { status, address, canMount, canUnmount, mount, unmount };

  async function mount(chosen: SlotHistory) {
    const request = ++newest;
    isMountRequested = true;
    canMount.set(false);
    canUnmount.set(true);
    status.set({ text: '正在载入…' });
    try {
      await entry.reach();
      if (request !== newest) return;
      props = Object.assign(portalProps(name, context), historyProps(chosen));
      log.sent(`${name} loadMicroApp(${describeProps(props)})`);
      app = loadMicroApp({ name, entry: entry.address, container: `#container-${letter}`, props });
      ignoreRejections(app.loadPromise, app.bootstrapPromise);
      const mounted = app.mountPromise.then(() => {
        if (request !== newest) return;
        log.noted(`${name} 已挂载`);
        status.set({ text: '已挂载' });
      });
      await withTimeout(mounted);
    } catch (error) {
      if (request !== newest) return;
      log.noted(`${name} 失败：${String(error)}`);
      // After a timeout the portal may still mount, and must then be unmounted.
      if (!(error instanceof TimeoutError)) app = undefined;
      canUnmount.set(app !== undefined);
      status.set(failedStatus(error, () => (entry.reached() ? location.reload() : void mount(chosen))));
    }
  }

  function historyProps({ history, initialPath }: SlotHistory): Partial<HostProps> {
    address.set('');
    return {
      history,
      ...(initialPath && { initialPath }),
      onNavigate(next) {
        log.received(`${name} onNavigate('${next}')`);
        address.set(next);
      },
    };
  }

  /** A failed update is logged, and the next change is passed all the same. */
  function queueUpdate() {
    updated = updated.then(update).catch((error: unknown) => log.noted(`${name} 更新失败：${String(error)}`));
  }

  /** Passes all props, not only the changed one: the next mount gets what the last update passed. */
  async function update() {
    const updating = app;
    await updating?.mountPromise.catch(() => null);
    if (updating && updating === app && updating.getStatus() === 'MOUNTED')
      await updating.update?.({ ...props });
  }

  async function unmount() {
    if (!isMountRequested) return;
    isMountRequested = false;
    newest += 1;
    const leaving = app;
    app = undefined;
    canUnmount.set(false);
    // A child cannot be unmounted while it is still mounting.
    await leaving?.mountPromise.catch(() => null);
    try {
      if (leaving?.getStatus() === 'MOUNTED') await leaving.unmount();
      log.noted(`${name} 已卸载`);
    } catch (error) {
      log.noted(`${name} 卸载失败：${String(error)}`);
    }
    status.set({ text: '' });
    canMount.set(true);
  }
}

export type PortalSlot = ReturnType<typeof createPortalSlot>;

/** A failure arrives by `mountPromise`; the other promises would repeat it as unhandled rejections. */
function ignoreRejections(...promises: Promise<unknown>[]) {
  for (const promise of promises) promise.catch(() => null);
}
