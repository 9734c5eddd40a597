import type { ErrorFacts, ErrorKind } from '@/shared/api/platform-error';
import { createAnswerSync, type Answers, type SyncDeps } from './answer-sync';

/** What is known of a call that the platform refused. */
export const fault = (code: string, kind: ErrorKind, data?: unknown): ErrorFacts => ({
  ...{ code, kind, data, status: 0, message: '', statusText: '', requestId: 'r', session: 's' },
});
export const lost = fault('0', 'network');

/** A platform that keeps answers, and what stands between it and a page. */
export function setPlatform(stored: Answers = {}) {
  let answers: Record<string, string[]> = Object.fromEntries(
    Object.entries(stored).map(([id, options]) => [id, [...options]]),
  );
  const platform = {
    calls: [] as string[],
    trouble: null as ErrorFacts | null,
    answers: () => answers,
    save: ((questionId, options) => {
      platform.calls.push(`${questionId}:${options.join('')}`);
      if (platform.trouble) return Promise.resolve({ error: platform.trouble });
      answers = { ...answers, [questionId]: [...options] };
      return Promise.resolve({ data: { answers, savedAt: '2026-01-01T00:00:00Z' } });
    }) as SyncDeps['save'],
  };
  return platform;
}

/** The answers of an attempt at such a platform. */
export function begin(platform: ReturnType<typeof setPlatform>, unsaved: Answers = {}) {
  const kept: Answers[] = [];
  const refused: ErrorFacts[] = [];
  const sync = createAnswerSync({
    saved: platform.answers(),
    unsaved,
    save: platform.save,
    keep: (now) => kept.push(now),
    onRefused: (error) => refused.push(error),
  });
  return { sync, kept, refused };
}
