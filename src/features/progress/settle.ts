import { retryableReportCodes, type ProgressResult } from '@/contracts/study';
import type { PendingQueue } from './pending';
import type { PendingProgress } from './progress-db';
import { remaining } from './reports';
import type { RejectedReport, SyncDeps } from './sync-types';

/** What became of the reports of one call. */
export interface AppliedResults {
  /** All of one of them at least is stored. */
  anyStored: boolean;
  /** Seconds until the rest is wanted, `null` without one. */
  retryAfter: number | null;
  /** One that will never be taken. */
  rejected: RejectedReport | null;
}

/**
 * Forgets what is stored or refused for good.
 * @param sent what was sent, by the reports' ids
 */
export async function applyResults(
  sent: ReadonlyMap<string, PendingProgress>,
  { results }: ProgressResult,
  keep: PendingQueue['update'],
  onRefused: SyncDeps['onRejected'],
): Promise<AppliedResults> {
  const settled: AppliedResults = { anyStored: false, retryAfter: null, rejected: null };
  for (const { id, code, retryAfter } of results) {
    const entry = sent.get(id);
    if (!entry) continue;
    if (isRetried(code)) {
      settled.retryAfter = Math.max(settled.retryAfter ?? 0, retryAfter);
      continue;
    }
    await keep(entry.lessonId, (old) => (old ? remaining(old, entry) : null));
    if (code === null) settled.anyStored = true;
    else {
      settled.rejected = { lessonId: entry.lessonId, code };
      onRefused?.(settled.rejected);
    }
  }
  return settled;
}

type Code = ProgressResult['results'][number]['code'];

function isRetried(code: Code): code is (typeof retryableReportCodes)[number] {
  return retryableReportCodes.some((one) => one === code);
}
