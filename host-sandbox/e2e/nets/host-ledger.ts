/** What a page has started and not yet stopped, by the identity of each thing. Read with `sinceMark`. */
export interface HostLedger {
  /** From here on only what starts later counts. */
  mark(): void;
  /** What started after the mark and still lives, each with the line that started it. */
  sinceMark(): string[];
  /** Listeners that lived at the mark and are gone. */
  lostSinceMark(): string[];
}

declare global {
  interface Window {
    hostLedger: HostLedger;
  }
}

/**
 * Runs in the page before any of its scripts and wraps every way of starting something that outlives its caller:
 * listeners on what is not inside a portal's container, timers, frames, observers, channels, calls, workers, addresses of
 * what is in memory, and whatever plays or is loaded to be played.
 */
export function installLedger(): void {
  interface Entry {
    label: string;
    by: string;
    target?: EventTarget | undefined;
    marked: boolean;
  }
  const alive = new Map<unknown, Entry>();
  const lost: string[] = [];
  const startedBy = () => (new Error().stack ?? '').split('\n').slice(3, 8).join(' ← ');
  const start = (key: unknown, label: string, target?: EventTarget) => {
    if (alive.has(key)) return;
    const by = startedBy();
    // Playwright's own listeners while it clicks.
    if (/InjectedScript|addHitTarget/.test(by)) return;
    alive.set(key, { label, by, target, marked: false });
  };
  const stop = (key: unknown) => {
    const entry = alive.get(key);
    if (entry?.marked && entry.target) lost.push(entry.label);
    alive.delete(key);
  };

  watchListeners();
  watchTimers();
  watchObservers();
  watchConnections();
  watchAddresses();
  const busyMedia = watchMedia();
  window.hostLedger = {
    mark() {
      lost.length = 0;
      for (const entry of alive.values()) entry.marked = true;
    },
    sinceMark: () => [
      ...[...alive.values()]
        .filter(({ marked, target }) => !marked && (target === undefined || concernsHost(target)))
        .map(({ label, by }) => `${label} ${by}`),
      ...busyMedia(),
    ],
    lostSinceMark: () => [...lost],
  };

  /** Listeners on nodes of the portal go with those nodes. */
  function concernsHost(target: EventTarget): boolean {
    return !(target instanceof Node) || target instanceof Document || document.contains(target);
  }

  function watchListeners() {
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
    // A request and an abort signal end by themselves; `watchConnections` counts what they belong to.
    const counts = (target: EventTarget) =>
      !(
        target instanceof XMLHttpRequestEventTarget ||
        target instanceof IDBRequest ||
        target instanceof AbortSignal ||
        target instanceof MessagePort
      );

    EventTarget.prototype.addEventListener = function (
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
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

  function watchTimers() {
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

  function watchObservers() {
    for (const { prototype } of [
      MutationObserver,
      ResizeObserver,
      IntersectionObserver,
      PerformanceObserver,
    ]) {
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

  function watchAddresses() {
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const address = createObjectURL.call(URL, object);
      start(address, `address of a ${object.constructor.name}`);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      stop(address);
      revokeObjectURL.call(URL, address);
    };
  }

  /** @returns tells of media elements, in the page or not, that play, or that a source is still attached to */
  function watchMedia() {
    const elements = new Set<HTMLMediaElement>();
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, ...request: [string]) {
      const element = createElement.apply(this, request);
      if (element instanceof HTMLMediaElement) elements.add(element);
      return element;
    };
    return () =>
      [...elements]
        .filter((element) => !element.paused || element.networkState !== HTMLMediaElement.NETWORK_EMPTY)
        .map(({ paused, currentSrc }) => `media element, ${paused ? 'paused' : 'playing'}, of ${currentSrc}`);
  }

  function watchConnections() {
    const { fetch: call } = window;
    window.fetch = async (...request) => {
      const key = {};
      start(key, `fetch of ${request[0] instanceof Request ? request[0].url : String(request[0])}`);
      try {
        return await call(...request);
      } finally {
        stop(key);
      }
    };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      start(this, 'XMLHttpRequest');
      this.addEventListener('loadend', () => stop(this));
      send.call(this, body);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...which) {
      const request = open.apply(this, which);
      request.addEventListener('success', () => start(request.result, 'IDBDatabase'));
      return request;
    };
    const { close } = IDBDatabase.prototype;
    IDBDatabase.prototype.close = function () {
      stop(this);
      close.call(this);
    };
    const closing = {
      BroadcastChannel: 'close',
      WebSocket: 'close',
      EventSource: 'close',
      Worker: 'terminate',
    };
    const classes = window as unknown as Record<string, new (...values: unknown[]) => object>;
    for (const [name, end] of Object.entries(closing)) {
      const Kind = classes[name];
      if (!Kind) continue;
      classes[name] = class extends Kind {
        constructor(...values: unknown[]) {
          super(...values);
          start(this, name);
        }
      };
      const methods = Kind.prototype as Record<string, (this: object) => void>;
      const ended = methods[end];
      methods[end] = function () {
        stop(this);
        ended?.call(this);
      };
    }
  }
}
