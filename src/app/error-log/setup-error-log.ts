import type { UnknownAction } from '@reduxjs/toolkit';
import type { HostProps } from '@/contracts/host';
import { remainingCapabilities } from '@/contracts/capabilities';
import { ApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import type { Client } from '@/shared/api/client';
import { rejectedError } from '@/shared/api/rejected-error';
import { isGoneChunk } from '@/shared/chunks/load-chunk';
import type { PortalConfig } from '@/shared/config/schema';
import type { PortalRouter } from '../router/current-page';
import { errorLogged } from '../store/error-log-slice';
import type { PortalListeners, PortalStore } from '../store/store';
import { PlatformUnavailableError } from '../router/access-retry';
import { createHostErrorReporter, type ErrorReporter } from './error-reporter';
import { createOutageReporter } from './outage-reporter';
import { createPlatformErrorReporter } from './platform-error-reporter';

/** Whether the error log is on in this build (R10.69). */
export function isErrorLogEnabled({ errorLog }: PortalConfig): boolean {
  return errorLog.includes(__PORTAL_ENV__);
}

export interface ErrorLogDeps {
  errors: ErrorReporter;
  store: PortalStore;
  listeners: PortalListeners;
  router: PortalRouter;
  config: PortalConfig;
  embedded: boolean;
  host: Pick<HostProps, 'onError'>;
  client: Pick<Client, 'sendKeepalive'>;
  /** Checks for a new version when a file of this build is missing. */
  newVersion: { check: () => void };
}

/**
 * Fills the error log (R8.26) from the reporter, from rejected calls and, standalone, from errors of the window. In a
 * host, errors of the window belong to the host. Errors that a screen shows with a number, and that the platform does
 * not know, are also sent to the platform's log.
 * @returns dispose
 */
export function setupErrorLog(deps: ErrorLogDeps): () => void {
  const { errors, store, listeners, router, config, embedded, host, client, newVersion } = deps;
  const enabled = isErrorLogEnabled(config);
  const pagePath = () => (router.state.navigation.location ?? router.state.location).pathname;
  const log = (error: unknown) => {
    if (enabled) store.dispatch(errorLogged(error, pagePath(), Date.now()));
  };
  const reportToPlatform = remainingCapabilities(config.without).has('errorReports')
    ? createPlatformErrorReporter(client, pagePath)
    : () => {};
  const reportToHost = createHostErrorReporter(host.onError);
  const reportOutage = createOutageReporter(listeners, reportToHost);
  const disconnect = errors.connect({
    log,
    notifyHost(error) {
      if (error instanceof PlatformUnavailableError) reportOutage(error);
      else reportToHost(error);
      reportToPlatform(error);
      if (isGoneChunk(error)) newVersion.check();
    },
  });
  setupApiErrorLogging(listeners, (error) => {
    log(error);
    reportToPlatform(error);
  });
  const disposeWindowErrors = enabled && !embedded ? setupWindowErrorLogging(log) : () => {};
  return () => {
    disposeWindowErrors();
    disconnect();
  };
}

function setupWindowErrorLogging(log: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent) => {
    log(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    log(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Logs every rejected call (R8.4) except aborted ones and the dictionaries, whose errors go to the console (R8.27). */
export function setupApiErrorLogging(listeners: PortalListeners, log: (error: unknown) => void): void {
  // a prefetch that failed is rejected again when its page takes over the error
  const logged = new WeakSet<object>();
  listeners.startListening({
    predicate: (action) => apiErrorOf(action) !== null,
    effect(action) {
      const error = apiErrorOf(action);
      if (!error || logged.has(error.details)) return;
      logged.add(error.details);
      log(error);
    },
  });
}

function apiErrorOf(action: UnknownAction): ApiError | null {
  const error = rejectedError(action);
  if (!error || error.kind === 'aborted' || baseApi.endpoints.dictData.matchRejected(action)) return null;
  return new ApiError(error);
}
