import { addErrorHandler, registerMicroApps } from 'qiankun';
import { createObservable } from '../../kits/web/observable';
import type { HostRouter } from '../router';
import { startTimeout } from '../timeout';
import type { PortalEntry } from './portal-entry';
import { describeProps, portalProps, withCallbacksOf, type PropsContext } from './portal-props';
import { createPortalState } from './portal-state';
import { failedStatus, type PortalStatus } from './portal-status';

const name = 'training-portal';

/** True for the paths of the portal's page: `/training` and everything below it. */
export const isTrainingPath = (pathname: string) =>
  pathname === '/training' || pathname.startsWith('/training/');

/** Registers the portal under `/training`: qiankun mounts and unmounts it as the host navigates. */
export function registerTraining(entry: PortalEntry, context: PropsContext, router: HostRouter) {
  const { log, modes, appearance, session } = context;
  const { pathname, remember } = router;
  const status = createObservable<PortalStatus>({ text: '' });
  const portal = createPortalState();
  const props = () => withCallbacksOf(portalProps(name, context), { ...portal.props, onNavigate: remember });
  const registered = props();
  /** The props that a registered application gets at a mount only. */
  const fixedProps = () =>
    JSON.stringify([modes.tokenSharing === 'prop' && session.token.get(), appearance.get()]);
  let cancelTimeout = () => {};
  /** Those of the current mount. */
  let mountedProps = '';
  let mounted = false;
  let remounting = false;
  // qiankun caches a failed load: only a reload of the host page can retry
  const failed = (error: Error) => status.set(failedStatus(error, () => location.reload()));

  registerMicroApps(
    [
      {
        name,
        entry: entry.address,
        container: '#training-container',
        // by the host's page, not the address: Back changes the address before the portal has asked its user
        activeRule: () => entry.reached() && !remounting && isTrainingPath(pathname.get()),
        loader: (loading: boolean) => {
          cancelTimeout();
          if (loading) mountedProps = fixedProps();
          status.set({ text: loading ? '正在载入…' : '' });
          if (loading) cancelTimeout = startTimeout(failed);
        },
        props: registered,
      },
    ],
    {
      // Described again, since single-spa adds fields of its own to the registered object.
      beforeMount: () => Promise.resolve(log.sent(`${name} mount(${describeProps(props())})`)),
      afterMount: () => {
        log.noted(`${name} 已挂载`);
        mounted = true;
        remountForChangedProps();
        return Promise.resolve();
      },
      afterUnmount: () => {
        log.noted(`${name} 已卸载`);
        mounted = false;
        portal.clear();
        if (remounting) {
          remounting = false;
          checkActiveRules();
        }
        return Promise.resolve();
      },
    },
  );
  session.token.subscribe(remountForChangedProps);
  appearance.subscribe(() => {
    Object.assign(registered, appearance.get());
    remountForChangedProps();
  });
  pathname.subscribe(checkActiveRules);
  addErrorHandler((error) => {
    log.noted(`${error.appOrParcelName} 失败：${error.message}`);
    if (error.appOrParcelName !== name) return;
    cancelTimeout();
    failed(error);
  });
  return { status, portal, open };

  /** A registered application gets no new props (only `loadMicroApp` can update them), so it is mounted again. */
  function remountForChangedProps() {
    if (!mounted || mountedProps === fixedProps()) return;
    remounting = true;
    checkActiveRules();
  }

  /** Called when the page opens; qiankun mounts once the entry responds. */
  async function open() {
    if (entry.reached()) return;
    status.set({ text: '正在载入…' });
    try {
      await entry.reach();
      checkActiveRules();
    } catch (error) {
      status.set(failedStatus(error, () => void open()));
    }
  }
}

export type TrainingApp = ReturnType<typeof registerTraining>;

/** qiankun checks its rules when the address changes or seems to change. */
function checkActiveRules() {
  window.dispatchEvent(new PopStateEvent('popstate'));
}
