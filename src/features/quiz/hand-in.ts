import type { QuizReview } from '@/contracts/quiz';
import type { ErrorFacts } from '@/shared/api/platform-error';
import type { Sent } from '@/shared/api/send-call';
import { restOf, type AnswerSync } from './answer-sync';
import { persist } from './persist';
import { isRefused } from './refused';

/** Milliseconds that the last answers may take after the time is over; the platform grants two seconds. */
const lastMoment = 1500;

/** `saving`: answers are waited for; `waiting`: a try failed and is repeated by itself. */
export type HandInState = 'open' | 'saving' | 'sending' | 'waiting';

export interface HandInDeps {
  sync: AnswerSync;
  submit(): Promise<Sent<QuizReview>>;
  onReview(review: QuizReview): void;
  /** The attempt is not there, or its person may not go on with it. */
  onGone(error: ErrorFacts): void;
}

export interface HandIn {
  /** Hands in as soon as every answer is saved. */
  begin(): void;
  /** The time is over or the attempt is closed: hands in with what is saved. */
  end(): void;
  /** Back to the questions, where it is not too late. */
  cancel(): void;
  retry(): void;
  state(): HandInState;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Hands an attempt in once, after its answers, and again until the platform has answered what was counted. */
export function createHandIn({ sync, submit, onReview, onGone }: HandInDeps): HandIn {
  const listeners = new Set<() => void>();
  let wanted: 'no' | 'after answers' | 'now' = 'no';
  let sending = false;
  let finished = false;
  const sender = persist(send, tell);
  let state: HandInState = 'open';

  function tell(): void {
    state = sending ? (sender.waiting() ? 'waiting' : 'sending') : wanted === 'no' ? 'open' : 'saving';
    for (const listener of listeners) listener();
  }

  async function send(): Promise<number | null> {
    const { data, error } = await submit();
    if (error && !isRefused(error)) return restOf(error);
    finished = true;
    if (data) onReview(data);
    else onGone(error);
    return null;
  }

  async function after(answers: Promise<unknown>): Promise<void> {
    sync.retry();
    tell();
    await answers;
    if (wanted === 'no' || sending || finished) return;
    sending = true;
    sender.kick();
  }

  return {
    begin() {
      if (wanted !== 'no') return;
      wanted = 'after answers';
      void after(sync.settled());
    },
    end() {
      if (wanted === 'now') return;
      wanted = 'now';
      void after(Promise.race([sync.settled(), rest(lastMoment)]));
    },
    cancel() {
      if (wanted !== 'after answers' || sending) return;
      wanted = 'no';
      tell();
    },
    retry() {
      if (sending && !finished) sender.kick();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      finished = true;
      sender.stop();
    },
  };
}

const rest = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
