import { limits } from '@/contracts/limits';

/** The load that the interval aims at: what is left serves everybody else. */
const targetLoad = 0.7;
/** Learners count for this time after a report at least, which is longer than the longest interval. */
const learnerMs = 2 * limits.reportSecondsMax * 1000;
/** The load is measured over this time. */
const windowMs = 2000;
/** Weight of the earlier windows, each beside the next one. */
const memory = 0.8;

interface ReportIntervalDeps {
  /** Load since the last call, 0 to 1. */
  readonly load: () => number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Tells portals how often to report, so that a platform with many learners slows them down instead of refusing them. */
export interface ReportInterval {
  /** Counts a learner who reports, stored or refused. */
  learnerSeen(learner: string): void;
  /** Counts a stored report. @returns the seconds until the learner's next one */
  reportStored(): number;
}

/**
 * Each report keeps the platform busy for some time. With `learners` who report every `interval`, the platform is busy
 * for `learners ÷ interval` times that; the interval is the one at which this is the wanted load. It does not depend on
 * the intervals given before, so that it does not swing.
 */
export function createReportInterval({
  load,
  now = () => performance.now(),
}: ReportIntervalDeps): ReportInterval {
  let recent = new Set<string>();
  let before = new Set<string>();
  let turnedAt = now();
  let measuredAt = now();
  /** Stored reports, and the milliseconds for which the platform was busy meanwhile; the latest count most. */
  let stored = 0;
  let busyMs = 0;
  let seconds: number = limits.reportSecondsMin;

  /** Forgets learners who have not reported for long; each set holds those of one period. */
  function forgetOld(): void {
    if (now() - turnedAt < learnerMs) return;
    [before, recent] = [recent, new Set()];
    turnedAt = now();
  }

  function measure(): void {
    const passed = now() - measuredAt;
    if (passed < windowMs) return;
    busyMs += load() * passed;
    const learners = recent.size + before.size;
    const wanted = (learners * (busyMs / stored)) / targetLoad / 1000;
    seconds = Math.round(Math.min(limits.reportSecondsMax, Math.max(limits.reportSecondsMin, wanted)));
    busyMs *= memory;
    stored *= memory;
    measuredAt = now();
  }

  return {
    learnerSeen(learner) {
      forgetOld();
      recent.add(learner);
      before.delete(learner);
    },
    reportStored() {
      stored += 1;
      measure();
      return seconds;
    },
  };
}
