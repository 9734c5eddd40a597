import { retriedReportCodes, type ProgressResult } from '@/contracts/study';
import type { Pending } from './pending';
import type { Entry } from './progress-store';
import { remaining } from './reports';
import type { Refused, SyncDeps } from './sync-types';

/** What became of the reports of one call. */
export interface Settled {
  /** All of one of them at least is stored. */
  stored: boolean;
  /** Seconds until the rest is wanted, `null` without one. */
  later: number | null;
  /** One that will never be taken. */
  refused: Refused | null;
}

/**
 * Forgets what is stored or refused for good.
 * @param sent what was sent, by the reports' ids
 */
export async function settle(
  sent: ReadonlyMap<string, Entry>,
  { results }: ProgressResult,
  keep: Pending['keep'],
  onRefused: SyncDeps['onRefused'],
): Promise<Settled> {
  const settled: Settled = { stored: false, later: null, refused: null };
  for (const { id, code, retryAfter } of results) {
    const entry = sent.get(id);
    if (!entry) continue;
    if (isRetried(code)) {
      settled.later = Math.max(settled.later ?? 0, retryAfter);
      continue;
    }
    await keep(entry.lessonId, (old) => (old ? remaining(old, entry) : null));
    if (code === null) settled.stored = true;
    else {
      settled.refused = { lessonId: entry.lessonId, code };
      onRefused?.(settled.refused);
    }
  }
  return settled;
}

type Code = ProgressResult['results'][number]['code'];

function isRetried(code: Code): code is (typeof retriedReportCodes)[number] {
  return retriedReportCodes.some((one) => one === code);
}
