import type { ApiErrorData, ErrorKind } from '@/shared/api/api-error';
import { createAnswerQueue, type Answers, type AnswerQueueDeps } from './answer-queue';

/** The error of a rejected call. */
export const apiError = (code: string, kind: ErrorKind, data?: unknown): ApiErrorData => ({
  code,
  kind,
  data,
  status: 0,
  message: '',
  statusText: '',
  requestId: 'r',
  session: 's',
});
export const networkError = apiError('0', 'network');

/** A platform that stores answers; `error` rejects every call. */
export function createFakePlatform(stored: Answers = {}) {
  let answers: Record<string, string[]> = Object.fromEntries(
    Object.entries(stored).map(([id, options]) => [id, [...options]]),
  );
  const platform = {
    calls: [] as string[],
    error: null as ApiErrorData | null,
    answers: () => answers,
    save: ((questionId, options) => {
      platform.calls.push(`${questionId}:${options.join('')}`);
      if (platform.error) return Promise.resolve({ error: platform.error });
      answers = { ...answers, [questionId]: [...options] };
      return Promise.resolve({ data: { answers, savedAt: '2026-01-01T00:00:00Z' } });
    }) as AnswerQueueDeps['save'],
  };
  return platform;
}

/** The answer queue of an attempt on such a platform. */
export function startQueue(platform: ReturnType<typeof createFakePlatform>, unsaved: Answers = {}) {
  const drafts: Answers[] = [];
  const rejected: ApiErrorData[] = [];
  const queue = createAnswerQueue({
    saved: platform.answers(),
    unsaved,
    save: (...answer) => platform.save(...answer),
    saveDraft: (now) => drafts.push(now),
    onRejected: (error) => rejected.push(error),
  });
  return { queue, drafts, rejected };
}
