/** Resources that a page has started and not stopped. Read with `sinceMark`. */
export interface HostLeakTracker {
  /** Ignores everything that exists now. */
  mark(): void;
  /** Resources started after the mark that still exist, each with its call stack. */
  sinceMark(): string[];
  /** Listeners that existed at the mark and are gone. */
  lostSinceMark(): string[];
}

declare global {
  interface Window {
    hostLeakTracker: HostLeakTracker;
  }
}

/** Interface for trackers; the key identifies a resource. */
export interface LeakTracker {
  /** @param target the event target; listeners inside the portal's own nodes are ignored */
  start(key: unknown, label: string, target?: EventTarget): void;
  stop(key: unknown): void;
}

/**
 * Patches the browser functions that start and stop one kind of resource. May return a function that lists resources
 * which start without a call.
 */
export type Tracker = (tracker: LeakTracker) => (() => string[]) | void;

/**
 * Creates the page's tracker. Serialised into the page before any script, so it must not refer to anything outside.
 */
export function createLeakTracker(trackers: Tracker[]): void {
  interface Entry {
    label: string;
    by: string;
    target?: EventTarget | undefined;
    marked: boolean;
  }
  const alive = new Map<unknown, Entry>();
  const lost: string[] = [];
  const startedBy = () => (new Error().stack ?? '').split('\n').slice(3, 8).join(' ← ');
  const tracker: LeakTracker = {
    start(key, label, target) {
      if (alive.has(key)) return;
      const by = startedBy();
      // Playwright adds its own listeners while it clicks.
      if (/InjectedScript|addHitTarget/.test(by)) return;
      alive.set(key, { label, by, target, marked: false });
    },
    stop(key) {
      const entry = alive.get(key);
      if (entry?.marked && entry.target) lost.push(entry.label);
      alive.delete(key);
    },
  };
  const reports = trackers.map((watch) => watch(tracker));
  window.hostLeakTracker = {
    mark() {
      lost.length = 0;
      for (const entry of alive.values()) entry.marked = true;
    },
    sinceMark: () => [
      ...[...alive.values()]
        .filter(({ marked, target }) => !marked && (target === undefined || concernsHost(target)))
        .map(({ label, by }) => `${label} ${by}`),
      ...reports.flatMap((report) => report?.() ?? []),
    ],
    lostSinceMark: () => [...lost],
  };

  /** Listeners on nodes of the portal go with those nodes. */
  function concernsHost(target: EventTarget): boolean {
    return !(target instanceof Node) || target instanceof Document || document.contains(target);
  }
}
