import type { LeakTracker } from './leak-tracker';

/** Listeners on targets outside the portal's container. */
export function trackListeners({ start, stop }: LeakTracker) {
  const own = new WeakMap<EventTarget, Map<unknown, Map<string, object>>>();
  const keyOf = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    const listeners = own.get(target) ?? new Map<unknown, Map<string, object>>();
    own.set(target, listeners);
    const types = listeners.get(listener) ?? new Map<string, object>();
    listeners.set(listener, types);
    const name = `${type} ${capture}`;
    const key = types.get(name) ?? {};
    types.set(name, key);
    return key;
  };
  const captureOf = (options: unknown) =>
    typeof options === 'object' && options !== null ? 'capture' in options && !!options.capture : !!options;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  // Requests and abort signals end by themselves; `trackConnections` counts their owners.
  const counts = (target: EventTarget) =>
    !(
      target instanceof XMLHttpRequestEventTarget ||
      target instanceof IDBRequest ||
      target instanceof AbortSignal ||
      target instanceof MessagePort
    );

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    if (listener === null || !counts(target)) return;
    const key = keyOf(target, type, listener, captureOf(options));
    const { once, signal } = typeof options === 'object' ? options : {};
    start(key, `${target.constructor.name} listens to ${type}`, target);
    if (once) add.call(target, type, () => stop(key), options);
    if (signal) add.call(signal, 'abort', () => stop(key));
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    remove.call(target, type, listener, options);
    if (listener !== null) stop(keyOf(target, type, listener, captureOf(options)));
  };
}
