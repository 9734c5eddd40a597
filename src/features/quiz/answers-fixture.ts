import type { ApiErrorData, ErrorKind } from '@/shared/api/api-error';
import { createAnswerQueue, type Answers, type AnswerQueueDeps } from './answer-queue';

/** What is known of a call that the platform refused. */
export const apiError = (code: string, kind: ErrorKind, data?: unknown): ApiErrorData => ({
  ...{ code, kind, data, status: 0, message: '', statusText: '', requestId: 'r', session: 's' },
});
export const networkError = apiError('0', 'network');

/** A platform that keeps answers, and what stands between it and a page. */
export function createFakePlatform(stored: Answers = {}) {
  let answers: Record<string, string[]> = Object.fromEntries(
    Object.entries(stored).map(([id, options]) => [id, [...options]]),
  );
  const platform = {
    calls: [] as string[],
    trouble: null as ApiErrorData | null,
    answers: () => answers,
    save: ((questionId, options) => {
      platform.calls.push(`${questionId}:${options.join('')}`);
      if (platform.trouble) return Promise.resolve({ error: platform.trouble });
      answers = { ...answers, [questionId]: [...options] };
      return Promise.resolve({ data: { answers, savedAt: '2026-01-01T00:00:00Z' } });
    }) as AnswerQueueDeps['save'],
  };
  return platform;
}

/** The answers of an attempt at such a platform. */
export function startQueue(platform: ReturnType<typeof createFakePlatform>, unsaved: Answers = {}) {
  const kept: Answers[] = [];
  const refused: ApiErrorData[] = [];
  const sync = createAnswerQueue({
    saved: platform.answers(),
    unsaved,
    save: platform.save,
    saveDraft: (now) => kept.push(now),
    onRejected: (error) => refused.push(error),
  });
  return { sync, kept, refused };
}
