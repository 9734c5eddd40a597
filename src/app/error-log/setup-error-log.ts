import type { PortalConfig } from '@/shared/config/schema';
import type { PortalRouter } from '../router/router';
import type { PortalStore } from '../store/store';
import { errorLogged } from '../store/error-log-slice';

/** Whether the log is on in this environment (R10.69). */
export function isErrorLogEnabled({ errorLog }: PortalConfig): boolean {
  return errorLog.includes(__PORTAL_ENV__);
}

export interface ErrorLogger {
  /** Takes an error that nobody caught, of the page one is at or on the way to; does nothing while the log is off. */
  log(error: unknown): void;
  dispose(): void;
}

/**
 * Feeds the error log (R8.26). Errors of the whole page are ours only where the page is ours: in a host we take those
 * of our own tree and leave the rest to it.
 * @param enabled whether the log is on in this environment (R10.69)
 */
export function setupGlobalErrorLogging(
  store: PortalStore,
  router: PortalRouter,
  enabled: boolean,
  embedded: boolean,
): ErrorLogger {
  const log = (error: unknown) => {
    if (!enabled) return;
    const { navigation, location } = router.state;
    store.dispatch(errorLogged(error, (navigation.location ?? location).pathname, Date.now()));
  };
  if (!enabled || embedded) return { log, dispose: () => undefined };
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
    dispose() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
