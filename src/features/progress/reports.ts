import { jsonText } from '@/contracts/json-text';
import type { Range } from '@/contracts/ranges';
import type { ProgressEntry } from '@/contracts/study';
import type { PendingProgress } from './progress-db';

const maxReportsPerCall = 50;
const maxRangesPerReport = 200;
/**
 * A browser sends at most 64 KiB for a page that is being unloaded; the rest is for the envelope of the call (R10.63).
 */
const maxKeepaliveBytes = 60 * 1024;

/** Rounds as the platform does: otherwise the difference would be sent again and again. */
export const roundToMilliseconds = ([from, to]: Range): Range => [
  Math.round(from * 1000) / 1000,
  Math.round(to * 1000) / 1000,
];

/**
 * The reports of one call, for as many of the entries as fit into it.
 * @returns `sent` is the reported part of each entry, by the id of the report
 */
export function createReports(entries: readonly PendingProgress[], newId: () => string) {
  const sent = new Map(
    entries
      .slice(0, maxReportsPerCall)
      .map((entry) => [newId(), { ...entry, ranges: entry.ranges.slice(0, maxRangesPerReport) }] as const),
  );
  return { sent, reports: [...sent].map(([id, entry]) => toReport(id, entry)) };
}

function toReport(
  id: string,
  { lessonId, ranges, position, read, changedAt }: PendingProgress,
): ProgressEntry {
  return {
    id,
    lessonId,
    position,
    ranges: ranges.map(([from, to]): [number, number] => [from, to]),
    ...(read && { read }),
    sentAt: new Date(changedAt).toISOString(),
  };
}

/** The first reports, as many as a page that is being unloaded may send; the next page sends the rest. */
export function fitKeepalive(reports: readonly ProgressEntry[]): ProgressEntry[] {
  let bytes = 0;
  return reports.filter((report) => {
    bytes += jsonText(report).length;
    return bytes < maxKeepaliveBytes;
  });
}
