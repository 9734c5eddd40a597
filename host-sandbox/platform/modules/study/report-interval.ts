import { limits } from '@/contracts/limits';

/** The target load of the interval; the rest of the capacity serves other requests. */
const targetLoad = 0.7;
/** Milliseconds for which a trainee counts after a report: longer than the longest interval. */
const traineeMs = 2 * limits.reportSecondsMax * 1000;
/** The load is measured over this time. */
const windowMs = 2000;
/** Weight of each earlier window, relative to the next one. */
const memory = 0.8;

/** Assumed maximum of processes. A trainee who is away for longer than this many intervals has paused. */
const mostProcesses = 8;

interface ReportIntervalDeps {
  /** Load since the last call, 0 to 1. */
  readonly load: () => number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * Tells portals how often to report, so that a platform with many trainees slows them down instead of rejecting them.
 */
export interface ReportInterval {
  /** Counts a trainee who reports, stored or rejected. */
  traineeSeen(trainee: string): void;
  /** Counts a stored report of a trainee. @returns the seconds until the trainee's next one */
  reportStored(trainee: string): number;
}

interface Seen {
  /**
   * Time at which the last report was stored here, and the interval given then in milliseconds; `null` before the
   * first.
   */
  at: number | null;
  givenMs: number;
  /** Reports that have arrived since, stored or rejected. */
  tries: number;
}

/**
 * Each report keeps the platform busy for some time. With `trainees` who report every `interval`, the load is `trainees
 * ÷ interval` times that duration; the interval is chosen so that this equals the target load. It does not depend on
 * earlier intervals, so it does not oscillate.
 *
 * Behind a load balancer each process sees all trainees, but not all of their reports. The share of a process is the
 * interval given to trainees, divided by the time until they report to it again.
 */
export function createReportInterval({
  load,
  now = () => performance.now(),
}: ReportIntervalDeps): ReportInterval {
  let recent = new Map<string, Seen>();
  let before = new Map<string, Seen>();
  let periodStart = now();
  let measuredAt = now();
  /** Stored reports, and the busy time of the platform in milliseconds; recent values weigh most. */
  let stored = 0;
  let busyMs = 0;
  /** Trainees who reported again: the intervals given, and the time that passed; recent values weigh most. */
  let givenMs = 0;
  let passedMs = 0;
  let seconds: number = limits.reportSecondsMin;

  /** Forgets trainees who have not reported for long; each set holds those of one period. */
  function forgetOld(): void {
    if (now() - periodStart < traineeMs) return;
    before = recent;
    recent = new Map();
    periodStart = now();
  }

  function measure(): void {
    const passed = now() - measuredAt;
    if (passed < windowMs) return;
    busyMs += load() * passed;
    const share = passedMs > 0 ? givenMs / passedMs : 1;
    const trainees = (recent.size + before.size) * share;
    const wanted = (trainees * (busyMs / stored)) / targetLoad / 1000;
    seconds = Math.round(Math.min(limits.reportSecondsMax, Math.max(limits.reportSecondsMin, wanted)));
    busyMs *= memory;
    stored *= memory;
    givenMs *= memory;
    passedMs *= memory;
    measuredAt = now();
  }

  return {
    traineeSeen(trainee) {
      forgetOld();
      const seen = recent.get(trainee) ?? before.get(trainee) ?? { at: null, givenMs: 0, tries: 0 };
      before.delete(trainee);
      recent.set(trainee, seen);
      seen.tries += 1;
    },
    reportStored(trainee) {
      stored += 1;
      const last = recent.get(trainee);
      // The time since a rejected report says nothing about other processes.
      if (last && last.at !== null && last.tries === 1) {
        const passed = Math.min(now() - last.at, last.givenMs * mostProcesses);
        passedMs += passed;
        // A trainee who returns before the interval is over reports to this process alone.
        givenMs += Math.min(passed, last.givenMs);
      }
      measure();
      recent.set(trainee, { at: now(), givenMs: seconds * 1000, tries: 0 });
      return seconds;
    },
  };
}
