import type { ResponseOf } from '@/contracts/call';
import type { quizSave } from '@/contracts/quiz';
import { retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import type { CallResult } from '@/shared/api/call-api';
import { createRetryLoop } from '@/shared/lib/retry-loop';

export type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * Codes by which the platform takes no more answers of an attempt: its time is over, it is handed in, it is gone, its
 * person is not in the course any more.
 */
const closingCodes = ['A0509', 'A0409', 'A0404', 'A0501'] as const;
export type ClosingCode = (typeof closingCodes)[number];

export interface AnswerQueueState {
  /** What is chosen, by the question, whether it is saved yet or not. */
  answers: Answers;
  /** `unsaved`: a try failed and is repeated by itself. */
  saving: 'saved' | 'saving' | 'unsaved';
  /** Questions whose answer is not saved yet. */
  pending: readonly string[];
  /** Why the platform takes no more; `null` while it does. */
  closedBy: ClosingCode | null;
}

export interface AnswerQueueDeps {
  /** What the platform has. */
  saved: Answers;
  /** What an earlier page could not save. */
  unsaved: Answers;
  save(questionId: string, options: readonly string[]): Promise<CallResult<ResponseOf<typeof quizSave>>>;
  /** Told of what is not saved, so that it outlives the page. */
  saveDraft(unsaved: Answers): void;
  /** Told of an answer that the platform will never take; it is taken back. */
  onRejected(error: ApiErrorData): void;
}

export interface AnswerQueue {
  /** Chooses the options of a question; none takes the answer back. */
  setAnswer(questionId: string, options: readonly string[]): void;
  /**
   * To be called before the platform is asked for what it has. What is returned takes that over, but for what is not
   * saved yet; it does nothing and returns false where an answer was chosen or saved meanwhile, since that may be newer.
   */
  beginRefresh(): (saved: Answers) => boolean;
  /** Saves what is pending now: at the begin, when the network is back, somebody has signed in again, or asks for it. */
  retry(): void;
  /** Resolves when nothing is pending any more, or nothing more is taken. */
  settled(): Promise<void>;
  state(): AnswerQueueState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** Saves each answer as it is given, one after the other, and again until it is taken: the last one of a question wins. */
export function createAnswerQueue({
  saved,
  unsaved,
  save,
  saveDraft,
  onRejected,
}: AnswerQueueDeps): AnswerQueue {
  const listeners = new Set<() => void>();
  const pending = new Map(Object.entries(unsaved));
  let known = saved;
  let changes = 0;
  let ended: ClosingCode | null = null;
  const saver = createRetryLoop(saveAll, tell);
  let state = look();

  function look(): AnswerQueueState {
    const saving = pending.size === 0 ? 'saved' : saver.isWaiting() ? 'unsaved' : 'saving';
    const own = Object.fromEntries(pending);
    return { answers: { ...known, ...own }, saving, pending: [...pending.keys()], closedBy: ended };
  }
  function tell(): void {
    state = look();
    for (const listener of listeners) listener();
  }

  async function saveAll(): Promise<number | null> {
    for (;;) {
      const [next] = pending;
      if (!next || ended !== null) return null;
      const [questionId, options] = next;
      const { data, error } = await save(questionId, options);
      if (error && isClosingCode(error.code)) end(error.code);
      else if (error && !isPermanent(error)) return retryDelayMs(error);
      else {
        // what was chosen meanwhile is still to be saved
        if (pending.get(questionId) === options) pending.delete(questionId);
        if (data) known = data.answers;
        changes += 1;
        if (error) onRejected(error);
        saveDraft(Object.fromEntries(pending));
        tell();
      }
    }
  }

  function end(code: ClosingCode): void {
    ended = code;
    saveDraft({});
    tell();
  }

  return {
    setAnswer(questionId, options) {
      if (ended !== null) return;
      changes += 1;
      pending.delete(questionId);
      pending.set(questionId, options);
      saveDraft(Object.fromEntries(pending));
      tell();
      saver.trigger();
    },
    beginRefresh() {
      const before = changes;
      return (answers) => {
        if (changes !== before) return false;
        known = answers;
        tell();
        return true;
      };
    },
    retry() {
      if (pending.size > 0 && ended === null) saver.trigger();
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (pending.size > 0 && ended === null) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispose: saver.dispose,
  };
}

const isClosingCode = (code: string): code is ClosingCode => closingCodes.some((one) => one === code);

/** True for an answer that the platform does not take, however often it is sent. */
const isPermanent = ({ kind }: ApiErrorData): boolean => kind === 'invalid';

/** Milliseconds that the platform asks to wait for. */
export function retryDelayMs(error: unknown): number {
  return (retryAfterOf(error) ?? 0) * 1000;
}
