import { retriedReportCodes, type ProgressResult } from '@/contracts/study';
import type { Pending } from './pending';
import type { Entry } from './progress-store';
import { remaining } from './reports';
import type { SyncDeps } from './sync-types';

/**
 * Forgets what is stored or refused for good.
 * @param sent what was sent, by the reports' ids
 * @returns seconds until the rest is wanted, `null` without one
 */
export async function settle(
  sent: ReadonlyMap<string, Entry>,
  { results }: ProgressResult,
  keep: Pending['keep'],
  onRefused: SyncDeps['onRefused'],
): Promise<number | null> {
  let later: number | null = null;
  for (const { id, code, retryAfter } of results) {
    const entry = sent.get(id);
    if (!entry) continue;
    if (retriedReportCodes.some((one) => one === code)) {
      later = Math.max(later ?? 0, retryAfter);
      continue;
    }
    await keep(entry.lessonId, (old) => (old ? remaining(old, entry) : null));
    if (code !== null) onRefused?.(entry.lessonId, code);
  }
  return later;
}
