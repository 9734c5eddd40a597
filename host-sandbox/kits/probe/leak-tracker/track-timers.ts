import type { LeakTracker } from './leak-tracker';

/** Timers, animation frames and idle callbacks. */
export function trackTimers({ start, stop }: LeakTracker) {
  const kinds = [
    ['setTimeout', 'clearTimeout'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
    ['setInterval', 'clearInterval'],
  ] as const;
  const functions = window as unknown as Record<string, (...values: unknown[]) => number>;
  for (const [startName, endName] of kinds) {
    const [startFunction, endFunction] = [functions[startName], functions[endName]];
    if (!startFunction || !endFunction) throw new Error(`no ${startName}`);
    functions[startName] = (callback, ...rest) => {
      const run = (...values: unknown[]) => {
        if (startName !== 'setInterval') stop(key);
        (callback as (...values: unknown[]) => void)(...values);
      };
      const handle = startFunction.call(window, run, ...rest);
      const key = `${startName} ${handle}`;
      start(key, startName + (startName === 'setTimeout' ? ` of ${String(rest[0])} ms` : ''));
      return handle;
    };
    functions[endName] = (handle) => {
      stop(`${startName} ${String(handle)}`);
      return endFunction.call(window, handle);
    };
  }
}
