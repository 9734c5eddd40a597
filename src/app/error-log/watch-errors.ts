import type { PortalConfig } from '@/shared/config/schema';
import type { PortalRouter } from '../routing/router';
import type { PortalStore } from '../store';
import { errorLogged } from './error-log';

/** Whether the log is on in this environment (R10.69). */
export function isLogOn({ errorLog }: PortalConfig): boolean {
  return errorLog.includes(__PORTAL_ENV__);
}

export interface ErrorWatch {
  /** Takes an error that nobody caught, of the page one is at or on the way to; does nothing while the log is off. */
  log(error: unknown): void;
  stop(): void;
}

/**
 * Feeds the error log (R8.26). Errors of the whole page are ours only where the page is ours: in a host we take those
 * of our own tree and leave the rest to it.
 * @param on whether the log is on in this environment (R10.69)
 */
export function watchErrors(
  store: PortalStore,
  router: PortalRouter,
  on: boolean,
  embedded: boolean,
): ErrorWatch {
  const log = (error: unknown) => {
    if (!on) return;
    const { navigation, location } = router.state;
    store.dispatch(errorLogged(error, (navigation.location ?? location).pathname, Date.now()));
  };
  if (!on || embedded) return { log, stop: () => undefined };
  const onError = (event: ErrorEvent) => {
    log(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    log(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    log,
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
