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
  for (const [begin, end] of kinds) {
    const [began, ended] = [functions[begin], functions[end]];
    if (!began || !ended) throw new Error(`no ${begin}`);
    functions[begin] = (callback, ...rest) => {
      const run = (...values: unknown[]) => {
        if (begin !== 'setInterval') stop(key);
        (callback as (...values: unknown[]) => void)(...values);
      };
      const handle = began.call(window, run, ...rest);
      const key = `${begin} ${handle}`;
      start(key, begin + (begin === 'setTimeout' ? ` of ${String(rest[0])} ms` : ''));
      return handle;
    };
    functions[end] = (handle) => {
      stop(`${begin} ${String(handle)}`);
      return ended.call(window, handle);
    };
  }
}
