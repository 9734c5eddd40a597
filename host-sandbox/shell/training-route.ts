import { addErrorHandler, registerMicroApps } from 'qiankun';
import { onceImpatient } from './patience';
import type { PortalEntry } from './portal-entry';
import { describeProps, portalProps, type PropsContext } from './portal-props';
import { required } from './required-element';
import { pageOf } from './router';
import { createSlotStatus } from './slot-status';

const name = 'training-portal';

/** The portal under `/training`: qiankun mounts and unmounts it as the host navigates. */
export function registerTraining(entry: PortalEntry, context: PropsContext) {
  const { log } = context;
  const section = required(document, '[data-page=training]');
  const status = createSlotStatus(required(section, '[data-slot-status]'), 'training');
  const props = portalProps(name, context);
  let stopWaiting = () => {};
  // qiankun remembers a failed load for ever
  const failed = (error: Error) => status.fail(error, () => location.reload());
  const app = {
    name,
    entry: entry.address,
    container: '#training-container',
    activeRule: ({ pathname }: Location) => entry.reached() && pageOf(pathname) === 'training',
    loader: (loading: boolean) => {
      stopWaiting();
      status.show(loading ? '正在载入…' : '');
      if (loading) stopWaiting = onceImpatient(failed);
    },
    props,
  };

  registerMicroApps([app], {
    // Described anew, since single-spa adds fields of its own to the registered object.
    beforeMount: () =>
      Promise.resolve(log.sent(`${name} mount(${describeProps(portalProps(name, context))})`)),
    afterMount: () => Promise.resolve(log.noted(`${name} 已挂载`)),
    afterUnmount: () => Promise.resolve(log.noted(`${name} 已卸载`)),
  });
  addErrorHandler((error) => {
    log.noted(`${error.appOrParcelName} 失败:${error.message}`);
    if (error.appOrParcelName !== name) return;
    stopWaiting();
    failed(error);
  });
  return { open };

  async function open() {
    if (entry.reached()) return;
    status.show('正在载入…');
    try {
      await entry.reach();
      // qiankun looks at its rules when the address changes or claims to have changed.
      window.dispatchEvent(new PopStateEvent('popstate'));
    } catch (error) {
      status.fail(error, () => void open());
    }
  }
}
