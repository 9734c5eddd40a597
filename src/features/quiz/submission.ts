import type { QuizReview } from '@/contracts/quiz';
import type { ApiErrorData } from '@/shared/api/api-error';
import type { CallResult } from '@/shared/api/call-api';
import { retryDelayMs, type AnswerQueue } from './answer-queue';
import { createRetryLoop } from '@/shared/lib/retry-loop';
import { isUnavailable } from './quiz-unavailable';

/** Milliseconds that the last answers may take after the time is over; the platform grants two seconds. */
const graceMs = 1500;

/** `saving`: answers are waited for; `waiting`: a try failed and is repeated by itself. */
export type SubmissionState = 'open' | 'saving' | 'sending' | 'waiting';

export interface SubmissionDeps {
  queue: AnswerQueue;
  submit(): Promise<CallResult<QuizReview>>;
  onReview(review: QuizReview): void;
  /** The attempt is not there, or its person may not go on with it. */
  onGone(error: ApiErrorData): void;
}

export interface Submission {
  /** Hands in as soon as every answer is saved. */
  submitWhenSaved(): void;
  /** The time is over or the attempt is closed: hands in with what is saved. */
  submitNow(): void;
  /** Back to the questions, where it is not too late. */
  cancel(): void;
  retry(): void;
  state(): SubmissionState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Hands an attempt in once, after its answers, and again until the platform has answered what was counted. */
export function createSubmission({ queue, submit, onReview, onGone }: SubmissionDeps): Submission {
  const listeners = new Set<() => void>();
  let wanted: 'no' | 'after answers' | 'now' = 'no';
  let sending = false;
  let finished = false;
  const sender = createRetryLoop(send, tell);
  let state: SubmissionState = 'open';

  function tell(): void {
    state = sending ? (sender.isWaiting() ? 'waiting' : 'sending') : wanted === 'no' ? 'open' : 'saving';
    for (const listener of listeners) listener();
  }

  async function send(): Promise<number | null> {
    const { data, error } = await submit();
    if (error && !isUnavailable(error)) return retryDelayMs(error);
    finished = true;
    if (data) onReview(data);
    else onGone(error);
    return null;
  }

  async function after(answers: Promise<unknown>): Promise<void> {
    queue.retry();
    tell();
    await answers;
    if (wanted === 'no' || sending || finished) return;
    sending = true;
    sender.trigger();
  }

  return {
    submitWhenSaved() {
      if (wanted !== 'no') return;
      wanted = 'after answers';
      void after(queue.settled());
    },
    submitNow() {
      if (wanted === 'now') return;
      wanted = 'now';
      void after(Promise.race([queue.settled(), rest(graceMs)]));
    },
    cancel() {
      if (wanted !== 'after answers' || sending) return;
      wanted = 'no';
      tell();
    },
    retry() {
      if (sending && !finished) sender.trigger();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispose() {
      finished = true;
      sender.dispose();
    },
  };
}

const rest = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
