/** Something that the portal started on the page: a listener, a timer, a channel or an observer. */
interface Started {
  label: string;
  /** Stack of the code that started it. */
  by: Error;
  /** Runs a timer's callback now instead of later. */
  runNow?: () => void;
  /** The report, empty for things that are not the portal's; created on demand, because formatting a stack is slow. */
  report?: string;
}

const alive = new Map<unknown, Started>();
let counter = 0;

/** Things that libraries start once per page and cannot stop. */
const allowed = [
  /nwsapi/, // jsdom's selectors
  /^document listens to selectionchange .*createRoot/, // React, once for all roots
  /^html listens to click .*modal/i, // antd's Modal, to open at the position of the click
];

/** A line of a stack in the portal's own code, not in its tests. */
const ownPlace = /(?<!node_modules\S*)\/src\/(?!testing\/)(?!\S*\.test\.tsx?:)\S+:\d+:\d+/;

const start = (key: unknown, label: string, runNow?: () => void) => {
  if (!alive.has(key)) alive.set(key, { label, by: new Error(), ...(runNow && { runNow }) });
};
const stop = (key: unknown) => void alive.delete(key);

/**
 * Tracks, from this call on, everything that code starts and stops outside the portal's container. Called once per test
 * file.
 */
export function setupLeakGuard(): void {
  const { documentElement: html, head, body } = document;
  for (const [name, target] of Object.entries({ window, document, html, head, body }))
    trackListeners(target, name);
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia(query);
    trackListeners(list, 'matchMedia');
    return list;
  };
  trackTimers();
  trackClass('BroadcastChannel', { start: null, stop: 'close' });
  trackClass('ResizeObserver', { start: 'observe', stop: 'disconnect' });
}

let isWatching = false;

/** Called before something is mounted. Anything that the test itself started before is ignored. */
export function watchForLeaks(): void {
  if (!isWatching) alive.clear();
  isWatching = true;
}

// tests may fake the clock
const { setTimeout: realTimeout } = globalThis;
const pause = (milliseconds: number) => new Promise((resolve) => void realTimeout(resolve, milliseconds));

/** Fails if the code that was mounted in this test has not stopped everything that it started. */
export async function expectNoLeaks(): Promise<void> {
  if (!isWatching) return;
  isWatching = false;
  await pause(0); // `useUnmountEffect` runs last
  expect(runningTimeouts()).toEqual([]);
  // some parts end a little later, such as a page that sends its last progress
  for (let waited = 0; waited < 1000 && leaks().length > 0; waited += 5) {
    // the progress bar's library ends by its timers, and has no teardown
    for (const { runNow } of leaks()) runNow?.();
    await pause(5);
  }
  expect(leaks().map(({ report }) => report)).toEqual([]);
}

/** Things that the portal's code has started and not stopped, each with the line that did. */
function leaks(): Started[] {
  return [...alive.values()].filter((entry) => (entry.report ??= reportOf(entry)) !== '');
}

/**
 * Running timeouts of at least 100 ms that the portal's own code started. Later it would be unknown whether one was
 * stopped or ran.
 */
function runningTimeouts(): string[] {
  const long = [...alive.values()].filter(({ label }) => /^setTimeout of \d{3}/.test(label));
  return long.filter(({ by }) => ownPlace.test(callerOf(by))).map(reportOf);
}

/** The line of a stack below this file's. */
const callerOf = ({ stack = '' }: Error) =>
  stack.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('leak-guard')) ?? '';

function reportOf({ label, by }: Started): string {
  const stack = by.stack ?? '';
  const place = ownPlace.exec(stack)?.[0];
  const isAllowed = allowed.some((pattern) => pattern.test(`${label} ${stack.replace(/\s+/g, ' ')}`));
  return place === undefined || isAllowed ? '' : `${label} at ${place}`;
}

type ListenerCall = [
  type: string,
  listener: unknown,
  options?: boolean | AddEventListenerOptions | undefined,
];
interface Target {
  addEventListener: (...call: never[]) => void;
  removeEventListener: (...call: never[]) => void;
}

function trackListeners(target: Target, name: string): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const idOf = identities();
  const keyOf = ([type, listener, options]: ListenerCall) => {
    const capture = typeof options === 'object' ? options.capture : options;
    return `${name} ${type} ${idOf(listener)} ${Boolean(capture)}`;
  };
  target.addEventListener = (...call: never[]) => {
    add.apply(target, call);
    const [type, listener, options] = call as unknown as ListenerCall;
    if (!listener) return;
    const key = keyOf([type, listener, options]);
    const { once, signal }: AddEventListenerOptions = typeof options === 'object' ? options : {};
    start(key, `${name} listens to ${type}`);
    const ended = () => {
      stop(key);
    };
    if (once) add.apply(target, [type, ended, options] as never[]);
    signal?.addEventListener('abort', ended);
  };
  target.removeEventListener = (...call: never[]) => {
    remove.apply(target, call);
    stop(keyOf(call as unknown as ListenerCall));
  };
}

function trackTimers(): void {
  const functions = globalThis as unknown as Record<string, (...values: unknown[]) => unknown>;
  for (const [startName, endName, repeats, handles] of [
    ['setTimeout', 'clearTimeout', false, timers],
    ['setInterval', 'clearInterval', true, timers],
    ['requestAnimationFrame', 'cancelAnimationFrame', false, frames],
  ] as const) {
    const [begin, end] = [functions[startName], functions[endName]];
    if (!begin || !end) continue;
    functions[startName] = (callback, ...rest) => {
      const key = `${startName} ${++counter}`;
      const run = (...values: unknown[]) => {
        if (!repeats) stop(key);
        (callback as (...values: unknown[]) => void)(...values);
      };
      const handle = begin(run, ...rest);
      handles.set(handle, key);
      const runNow = () => {
        end(handle);
        if (startName === 'setTimeout') run(...rest.slice(1));
        else run(performance.now());
      };
      start(key, `${startName} of ${Number(rest[0] ?? 0)} ms`, repeats ? undefined : runNow);
      return handle;
    };
    functions[endName] = (handle) => {
      stop(handles.get(handle));
      handles.delete(handle);
      return end(handle);
    };
  }
}
/** The key of each handle; timers and frames have separate numbers. */
const [timers, frames] = [new Map<unknown, string>(), new Map<unknown, string>()];

/** Tracks the objects of a class from their start, the constructor if `start` is null, to their stop. */
function trackClass(name: string, method: { start: string | null; stop: string }): void {
  const classes = globalThis as unknown as Record<string, new (...values: unknown[]) => object>;
  const Original = classes[name];
  if (!Original) return;
  classes[name] = class extends Original {
    constructor(...values: unknown[]) {
      super(...values);
      const methods = this as unknown as Record<string, (...values: unknown[]) => unknown>;
      const [begin, end] = [method.start && methods[method.start], methods[method.stop]];
      if (!method.start || !begin) start(this, name);
      else
        methods[method.start] = (...of) => {
          start(this, name);
          return begin.apply(this, of);
        };
      methods[method.stop] = (...of) => {
        stop(this);
        return end?.apply(this, of);
      };
    }
  };
}

/** Numbers objects, so that the number can be part of a key. */
function identities(): (object: unknown) => number {
  const numbers = new Map<unknown, number>();
  return (object) => {
    if (!numbers.has(object)) numbers.set(object, ++counter);
    return numbers.get(object) ?? 0;
  };
}
