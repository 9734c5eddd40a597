import { addErrorHandler, registerMicroApps } from 'qiankun';
import { onTimeout } from './timeout';
import type { PortalEntry } from './portal-entry';
import { describeProps, portalProps, type PropsContext } from './portal-props';
import { getElement } from './get-element';
import { pageOf } from './router';
import { createSlotStatus } from './slot-status';

const name = 'training-portal';

/** The portal under `/training`: qiankun mounts and unmounts it as the host navigates. */
export function registerTraining(entry: PortalEntry, context: PropsContext) {
  const { log, modes, session } = context;
  const section = getElement(document, '[data-page=training]');
  const status = createSlotStatus(getElement(section, '[data-slot-status]'), 'training');
  const props = portalProps(name, context);
  let stopWaiting = () => {};
  /** The token of the present mount. */
  let given = '';
  let mounted = false;
  let isAway = false;
  // qiankun remembers a failed load for ever
  const failed = (error: Error) => status.fail(error, () => location.reload());
  const app = {
    name,
    entry: entry.address,
    container: '#training-container',
    activeRule: ({ pathname }: Location) => entry.reached() && !isAway && pageOf(pathname) === 'training',
    loader: (loading: boolean) => {
      stopWaiting();
      if (loading) given = session.token();
      status.show(loading ? '正在载入…' : '');
      if (loading) stopWaiting = onTimeout(failed);
    },
    props,
  };

  registerMicroApps([app], {
    // Described anew, since single-spa adds fields of its own to the registered object.
    beforeMount: () =>
      Promise.resolve(log.sent(`${name} mount(${describeProps(portalProps(name, context))})`)),
    afterMount: () => {
      log.noted(`${name} 已挂载`);
      mounted = true;
      mountAnewWithNewToken();
      return Promise.resolve();
    },
    afterUnmount: () => {
      log.noted(`${name} 已卸载`);
      mounted = false;
      if (isAway) {
        isAway = false;
        lookAgain();
      }
      return Promise.resolve();
    },
  });
  session.onChange(mountAnewWithNewToken);
  addErrorHandler((error) => {
    log.noted(`${error.appOrParcelName} 失败:${error.message}`);
    if (error.appOrParcelName !== name) return;
    stopWaiting();
    failed(error);
  });
  return { open };

  /** A registered application hears no new props (only `loadMicroApp` can update them), so it is mounted anew. */
  function mountAnewWithNewToken() {
    if (modes.globalState !== 'prop' || !mounted || given === session.token()) return;
    isAway = true;
    lookAgain();
  }

  async function open() {
    if (entry.reached()) return;
    status.show('正在载入…');
    try {
      await entry.reach();
      lookAgain();
    } catch (error) {
      status.fail(error, () => void open());
    }
  }
}

/** qiankun looks at its rules when the address changes or claims to have changed. */
function lookAgain() {
  window.dispatchEvent(new PopStateEvent('popstate'));
}
