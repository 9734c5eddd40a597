import type { ProgressEntry } from '@/contracts/study';
import { subtractRanges, type Range } from '@/contracts/ranges';
import type { PendingProgress } from './progress-db';

/** Stretches a report takes. */
const maxRangesPerReport = 200;
/** Bytes that a browser still carries for a page that goes: 64 KiB, and some of it for the rest of the call (R10.63). */
const maxKeepaliveBytes = 60 * 1024;

/** To the millisecond, as the platform keeps it: or the rest of a rounding would be sent for ever. */
export const roundToMilliseconds = ([from, to]: Range): Range => [
  Math.round(from * 1000) / 1000,
  Math.round(to * 1000) / 1000,
];

/** As much of an entry as one report takes. */
export function firstPart(entry: PendingProgress): PendingProgress {
  return { ...entry, ranges: entry.ranges.slice(0, maxRangesPerReport) };
}

export function toReport(
  id: string,
  { lessonId, ranges, position, read, changedAt }: PendingProgress,
): ProgressEntry {
  return {
    ...{ id, lessonId, position },
    ranges: ranges.map(([from, to]): [number, number] => [from, to]),
    ...(read && { read }),
    sentAt: new Date(changedAt).toISOString(),
  };
}

/** What came to an entry while a part of it was under way. */
export function remaining(old: PendingProgress, sent: PendingProgress): PendingProgress | null {
  const ranges = subtractRanges(old.ranges, sent.ranges);
  const isNewer =
    old.changedAt > sent.changedAt && (old.position !== sent.position || old.read !== sent.read);
  return ranges.length > 0 || isNewer ? { ...old, ranges } : null;
}

/** The reports that a page which goes may still send; what does not fit is sent by the next one. */
export function fitKeepalive(reports: readonly ProgressEntry[]): ProgressEntry[] {
  let bytes = 0;
  return reports.filter((report) => {
    bytes += JSON.stringify(report).length;
    return bytes < maxKeepaliveBytes;
  });
}
