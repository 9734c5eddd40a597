import type { HostErrorCode, HostProps } from '@/contracts/host';

/** A callback of the host threw, or returned a rejected promise; `cause` is the thrown value. */
export class HostCallbackError extends Error {
  override readonly name = 'HostCallbackError';
  readonly code = 'HOST_CALLBACK_FAILED' satisfies HostErrorCode;
}

/** Every prop that the portal calls. */
const callbacks = [
  'onNavigate',
  'onGlobalStateChange',
  'navigate',
  'onReady',
  'onPageChange',
  'onMenuChange',
  'onUserChange',
  'onUnreadChange',
  'onUnsavedChange',
  'onNewVersion',
  'onSessionExpired',
  'onError',
] as const satisfies readonly (keyof HostProps)[];

/**
 * Wraps the host's callbacks so that their errors cannot break the portal.
 * @param report receives the first error of each callback, thrown or rejected
 */
export function wrapHostCallbacks(host: HostProps, report: (error: HostCallbackError) => void): HostProps {
  const wrapped: Record<string, unknown> = { ...host };
  for (const name of callbacks) {
    const callback = host[name] as ((...args: unknown[]) => unknown) | undefined;
    if (!callback) continue;
    let isReported = false;
    const reportOnce = (cause: unknown) => {
      if (isReported) return;
      isReported = true;
      const reason = cause instanceof Error ? cause.message : String(cause);
      report(new HostCallbackError(`The host's ${name} threw: ${reason}`, { cause }));
    };
    wrapped[name] = (...args: unknown[]) => {
      try {
        const result = callback.apply(host, args);
        Promise.resolve(result).catch(reportOnce);
        return result;
      } catch (error) {
        reportOnce(error);
        return undefined;
      }
    };
  }
  return wrapped;
}
