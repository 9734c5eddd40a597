import type { QuizReview } from '@/contracts/quiz';
import { isPermanent, type ApiErrorData } from '@/shared/api/api-error';
import type { CallResult } from '@/shared/api/call-api';
import { createEmitter } from '@/shared/lib/emitter';
import { createRetryLoop } from '@/shared/lib/retry-loop';
import { retryDelayMs, type AnswerQueue } from './answer-queue';
import { isUnavailable } from './quiz-unavailable';

/** Milliseconds for the last answers after the time is over; the platform grants two seconds. */
const graceMs = 1500;

/**
 * `saving`: waits for the answers; `waiting`: an attempt to submit failed and will be repeated; `refused`: the platform
 * will refuse it again, so it is repeated only on request.
 */
export type SubmissionState = 'open' | 'saving' | 'sending' | 'waiting' | 'refused';

export interface SubmissionDeps {
  queue: AnswerQueue;
  /** @param isRepeated an earlier attempt failed */
  submit(isRepeated: boolean): Promise<CallResult<QuizReview>>;
  onReview(review: QuizReview): void;
  /** The attempt does not exist, or the user may not continue it. */
  onUnavailable(error: ApiErrorData): void;
  /** The platform refused the submission; `retry` tries again. */
  onRefused(error: ApiErrorData): void;
}

export interface Submission {
  /** Submits as soon as every answer is saved. */
  submitWhenSaved(): void;
  /** Submits the saved answers: the time is over, or the attempt is closed. */
  submitNow(): void;
  /** Withdraws `submitWhenSaved`, as long as nothing was sent. */
  cancel(): void;
  retry(): void;
  state(): SubmissionState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Submits an attempt once, after its answers, and retries until the platform has responded with the result. */
export function createSubmission({
  queue,
  submit,
  onReview,
  onUnavailable,
  onRefused,
}: SubmissionDeps): Submission {
  const changed = createEmitter();
  let requested: 'no' | 'when saved' | 'now' = 'no';
  let isSending = false;
  let isFinished = false;
  let hasFailed = false;
  let isRefused = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const loop = createRetryLoop(send, updateState);
  let state: SubmissionState = 'open';

  function updateState(): void {
    if (isRefused) state = 'refused';
    else if (isSending) state = loop.isWaiting() ? 'waiting' : 'sending';
    else state = requested === 'no' ? 'open' : 'saving';
    changed.emit();
  }

  async function send(): Promise<number | null> {
    isRefused = false;
    updateState();
    const { data, error } = await submit(hasFailed);
    hasFailed = true;
    if (error && isPermanent(error)) {
      isRefused = true;
      onRefused(error);
      return null;
    }
    if (error && !isUnavailable(error)) return retryDelayMs(error);
    isFinished = true;
    if (data) onReview(data);
    else onUnavailable(error);
    return null;
  }

  async function sendAfter(answers: Promise<unknown>): Promise<void> {
    queue.retry();
    updateState();
    await answers;
    if (requested === 'no' || isSending || isFinished) return;
    isSending = true;
    loop.trigger();
  }

  return {
    submitWhenSaved() {
      if (requested !== 'no') return;
      requested = 'when saved';
      void sendAfter(queue.settled());
    },
    submitNow() {
      if (requested === 'now' || isFinished) return;
      requested = 'now';
      const timeUp = new Promise((resolve) => {
        grace = setTimeout(resolve, graceMs);
      });
      void sendAfter(Promise.race([queue.settled(), timeUp]));
    },
    cancel() {
      if (requested !== 'when saved' || isSending) return;
      requested = 'no';
      updateState();
    },
    retry() {
      if (isSending && !isFinished) loop.trigger();
    },
    state: () => state,
    subscribe: changed.subscribe,
    dispose() {
      isFinished = true;
      clearTimeout(grace);
      loop.dispose();
    },
  };
}
