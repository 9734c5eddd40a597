import type { LeakTracker } from './leak-tracker';

/** Observers that observe at least one target. */
export function trackObservers({ start, stop }: LeakTracker) {
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver]) {
    const targets = new WeakMap<object, Set<unknown>>();
    const watched = prototype as unknown as Record<string, (this: object, target?: unknown) => unknown>;
    const { observe, unobserve, disconnect } = watched;
    const follow = (observer: object, change: (of: Set<unknown>) => void) => {
      const of = targets.get(observer) ?? new Set();
      targets.set(observer, of);
      change(of);
      if (of.size > 0) start(observer, observer.constructor.name);
      else stop(observer);
    };
    watched.observe = function (target, ...rest: unknown[]) {
      follow(this, (of) => of.add(target));
      return (observe as (...values: unknown[]) => unknown).call(this, target, ...rest);
    };
    if (unobserve)
      watched.unobserve = function (target) {
        follow(this, (of) => of.delete(target));
        return unobserve.call(this, target);
      };
    watched.disconnect = function () {
      follow(this, (of) => of.clear());
      return disconnect?.call(this);
    };
  }
}
