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
export function guardCallbacks(host: HostProps, report: (error: HostCallbackError) => void): HostProps {
  const guarded: Record<string, unknown> = { ...host };
  for (const name of callbacks) {
    const callback = host[name] as ((...given: unknown[]) => unknown) | undefined;
    if (!callback) continue;
    let isTold = false;
    const tell = (cause: unknown) => {
      if (isTold) return;
      isTold = true;
      const text = `The host's ${name} threw: ${cause instanceof Error ? cause.message : String(cause)}`;
      queueMicrotask(() => {
        report(new HostCallbackError(text, { cause }));
      });
    };
    guarded[name] = (...given: unknown[]) => {
      try {
        Promise.resolve(callback.apply(host, given)).catch(tell);
      } catch (error) {
        tell(error);
      }
    };
  }
  return guarded;
}
