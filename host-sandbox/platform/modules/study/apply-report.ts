import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { ProgressEntry, progressReport } from '@/contracts/study';
import { recordId } from '../../core/db/columns';
import type { RequestContext } from '../../core/http/register-endpoint';
import { evaluateReport, type Progress, toLessonProgress } from './evaluate-report';
import type { LessonAccess } from './lesson-access';
import { maxBudgetMs, earnedMs, type WatchBudget } from './watch-budget';

export type ReportResponse = Omit<ResponseOf<typeof progressReport>, 'nextReportSeconds'>;

/** A report with its request. */
export interface Report {
  readonly request: RequestOf<typeof progressReport>;
  readonly context: RequestContext;
}

interface Known {
  readonly budget: WatchBudget;
  /** By lesson. */
  readonly accesses: ReadonlyMap<bigint, LessonAccess>;
  readonly stored: ReadonlyMap<bigint, Progress>;
}

/**
 * Applies a report to the stored progress, and writes nothing.
 * @returns the response, the progress to write, the budget to write if some was spent, and the courses with a newly
 * completed lesson
 */
export function applyReport(
  { request, context: { now } }: Report,
  { budget: locked, accesses, stored }: Known,
) {
  const after = new Map(stored);
  let budget = locked;
  const results = new Map<ProgressEntry, ReportResponse['results'][number]>();
  for (const entry of currentFirst(request.reports, locked)) {
    const lessonId = recordId(entry.lessonId);
    const access = accesses.get(lessonId);
    const before = after.get(lessonId);
    const earned = earnedMs(
      budget,
      { id: lessonId, oneAtATime: access?.project.study.oneAtATime ?? true },
      now,
    );
    const own = before && { ...before, leftMs: Math.min(maxBudgetMs, before.leftMs + earned) };
    const { code, retryAfter, progress, gainedMs } = evaluateReport(entry, {
      access,
      progress: own,
      leftMs: budget.leftMs,
      now,
      at: serverTimeOf(entry.sentAt, request.clock, now),
    });
    results.set(entry, { id: entry.id, code, retryAfter });
    if (gainedMs > 0) budget = { leftMs: budget.leftMs - gainedMs, at: budget.at, lessonId, since: now };
    if (progress && progress !== own)
      after.set(lessonId, gainedMs > 0 ? progress : { ...progress, leftMs: before?.leftMs ?? 0 });
  }
  const newlyDone = [...after].filter(([id, { doneAt }]) => doneAt && !stored.get(id)?.doneAt);
  const lessons = [...after].flatMap(([lessonId, progress]) => {
    const lesson = accesses.get(lessonId)?.lesson;
    return lesson ? [{ lessonId: String(lessonId), ...toLessonProgress(lesson, progress) }] : [];
  });
  return {
    response: { results: request.reports.flatMap((entry) => results.get(entry) ?? []), lessons },
    changed: [...after].flatMap(([id, progress]) => (progress === stored.get(id) ? [] : [progress])),
    spent: budget.leftMs < locked.leftMs ? budget : null,
    finished: new Set(newlyDone.flatMap(([id]) => accesses.get(id)?.project.id ?? [])),
  };
}

/** Reports of the active video come first: those of another video make that one active. */
function currentFirst(reports: readonly ProgressEntry[], { lessonId }: WatchBudget): ProgressEntry[] {
  const isCurrent = (entry: ProgressEntry) => recordId(entry.lessonId) === lessonId;
  return [...reports.filter(isCurrent), ...reports.filter((entry) => !isCurrent(entry))];
}

/** Older progress counts as this old: PostgreSQL refuses an invented time far in the past, and the batch with it. */
const maxAgeMs = 400 * 24 * 60 * 60 * 1000;

/** Converts a time of the client's clock to the platform's by what has elapsed since then; never in the future. */
function serverTimeOf(sentAt: string | undefined, clientNow: string | undefined, now: Date): Date {
  if (!sentAt) return now;
  const ago = (clientNow ? Date.parse(clientNow) : now.getTime()) - Date.parse(sentAt);
  return new Date(now.getTime() - Math.min(maxAgeMs, Math.max(0, ago)));
}
