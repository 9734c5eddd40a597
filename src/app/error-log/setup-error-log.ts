import type { UnknownAction } from '@reduxjs/toolkit';
import type { HostProps } from '@/contracts/host';
import { remainingCapabilities } from '@/contracts/capabilities';
import { ApiError } from '@/shared/api/api-error';
import { callIgnored } from '@/shared/api/call-api';
import { problemFound } from '@/shared/api/problem-found';
import type { Client } from '@/shared/api/client';
import { rejectedError } from '@/shared/api/rejected-error';
import { isGoneChunk } from '@/shared/chunks/load-chunk';
import { ownUrl } from '@/shared/chunks/own-url';
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
 * Fills the error log (R8.26) from the reporter, from rejected calls and from errors of the window; in a host, from those
 * that a script of the portal has thrown. Errors that a screen shows with a number, and that the platform does
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
  listeners.startListening({
    actionCreator: problemFound,
    effect({ payload: { name, message } }) {
      errors.forward(Object.assign(new Error(message), { name }));
    },
  });
  const disposeWindowErrors = enabled ? setupWindowErrorLogging(log, embedded) : () => {};
  return () => {
    disposeWindowErrors();
    disconnect();
  };
}

/** @param onlyOwn leaves out what another script has thrown, and what names no script */
export function setupWindowErrorLogging(log: (error: unknown) => void, onlyOwn: boolean): () => void {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    if (!onlyOwn || isOwnScript(filename)) log(error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!onlyOwn || isOwnScript(scriptThatThrew(reason))) log(reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The folder of this build's scripts. */
const ownScripts = ownUrl.slice(0, ownUrl.lastIndexOf('/') + 1);

const isOwnScript = (address: string) => address.startsWith(ownScripts);

/** A line of a stack with an address: of Chromium, and of Firefox and Safari. */
const stackLine = /^(?: +at .*?|[^\s@]*@)(https?:[^\s)]+)/m;

/** The address in the topmost line of an error's stack that has one; empty for anything else that was thrown. */
function scriptThatThrew(thrown: unknown): string {
  return stackLine.exec((thrown instanceof Error && thrown.stack) || '')?.[1] ?? '';
}

/** Logs every failed call (R8.4) except aborted ones. */
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
  const error = callIgnored.match(action) ? action.payload : rejectedError(action);
  if (!error || error.kind === 'aborted') return null;
  return new ApiError(error);
}
