/** What a page has started and not yet stopped, by the identity of each thing. Read with `sinceMark`. */
export interface HostLeakTracker {
  /** From here on only what starts later counts. */
  mark(): void;
  /** What started after the mark and still lives, each with the line that started it. */
  sinceMark(): string[];
  /** Listeners that lived at the mark and are gone. */
  lostSinceMark(): string[];
}

declare global {
  interface Window {
    hostLeakTracker: HostLeakTracker;
  }
}

/** What a watcher tells the ledger; things are told apart by their keys. */
export interface LeakTracker {
  /** @param target what it concerns, where only what concerns the host counts */
  start(key: unknown, label: string, target?: EventTarget): void;
  stop(key: unknown): void;
}

/** Wraps ways of starting something; may answer what tells of things that are started without a call of them. */
export type Tracker = (ledger: LeakTracker) => (() => string[]) | void;

/** Opens the page's ledger. Runs in the page before any of its scripts, on its own: it may refer to nothing outside. */
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
  const ledger: LeakTracker = {
    start(key, label, target) {
      if (alive.has(key)) return;
      const by = startedBy();
      // Playwright's own listeners while it clicks.
      if (/InjectedScript|addHitTarget/.test(by)) return;
      alive.set(key, { label, by, target, marked: false });
    },
    stop(key) {
      const entry = alive.get(key);
      if (entry?.marked && entry.target) lost.push(entry.label);
      alive.delete(key);
    },
  };
  const reports = trackers.map((watch) => watch(ledger));
  window.hostLeakTracker = {
    mark() {
      lost.length = 0;
      for (const entry of alive.values()) entry.marked = true;
    },
    sinceMark: () => [
      ...[...alive.values()]
        .filter(({ marked, target }) => !marked && (target === undefined || concernsHost(target)))
        .map(({ label, by }) => `${label} ${by}`),
      ...reports.flatMap((tell) => tell?.() ?? []),
    ],
    lostSinceMark: () => [...lost],
  };

  /** Listeners on nodes of the portal go with those nodes. */
  function concernsHost(target: EventTarget): boolean {
    return !(target instanceof Node) || target instanceof Document || document.contains(target);
  }
}
