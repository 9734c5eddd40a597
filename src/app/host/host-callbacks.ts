import type { HostProps } from '@/contracts/host';

/** A callback of the host threw, or what it promised failed; `cause` is what it threw. */
export class HostCallbackError extends Error {
  override readonly name = 'HostCallbackError';
}

/** Every prop that the portal calls. */
const callbacks = [
  'onNavigate',
  'onGlobalStateChange',
  'navigate',
  'onSessionExpired',
  'onError',
] as const satisfies readonly (keyof HostProps)[];

/**
 * The props with callbacks that cannot break the portal: what one of them throws, at once or by its promise, is told
 * once with the callback's name.
 * @param report called after the present work, which may still be the portal's start
 */
export function wrapHostCallbacks(host: HostProps, report: (error: HostCallbackError) => void): HostProps {
  const wrapped: Record<string, unknown> = { ...host };
  for (const name of callbacks) {
    const callback = host[name] as ((...given: unknown[]) => unknown) | undefined;
    if (!callback) continue;
    let isReported = false;
    const reportOnce = (cause: unknown) => {
      if (isReported) return;
      isReported = true;
      const text = `The host's ${name} threw: ${cause instanceof Error ? cause.message : String(cause)}`;
      queueMicrotask(() => {
        report(new HostCallbackError(text, { cause }));
      });
    };
    wrapped[name] = (...given: unknown[]) => {
      try {
        Promise.resolve(callback.apply(host, given)).catch(reportOnce);
      } catch (error) {
        reportOnce(error);
      }
    };
  }
  return wrapped;
}
