import type { ResponseOf } from '@/contracts/call';
import type { QuizReview, quizSave } from '@/contracts/quiz';
import { isPermanent, retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import type { CallResult } from '@/shared/api/call-api';
import { createEmitter } from '@/shared/lib/emitter';
import { createRetryLoop } from '@/shared/lib/retry-loop';

/** Ids of the chosen options, by question. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * The platform accepts no more answers: the time is over, the attempt is submitted or missing, or the user is not
 * enrolled.
 */
const closingCodes = ['A0509', 'A0409', 'A0404', 'A0501'] as const;
export type ClosingCode = (typeof closingCodes)[number];

export interface AnswerQueueState {
  /** The current answers, saved or not. */
  answers: Answers;
  /** `unsaved`: an attempt failed and will be repeated. */
  saving: 'saved' | 'saving' | 'unsaved';
  /** Questions whose answer is not saved yet. */
  pending: readonly string[];
  /** Why the platform accepts no more answers; `null` while it does. */
  closedBy: ClosingCode | null;
}

export interface AnswerQueueDeps {
  /** The answers on the platform. */
  saved: Answers;
  /** The answers that an earlier page did not save. */
  unsaved: Answers;
  save(questionId: string, options: readonly string[]): Promise<CallResult<ResponseOf<typeof quizSave>>>;
  /** Stores the unsaved answers beyond the life of the page. */
  saveDraft(unsaved: Answers): void;
  /** Called for an answer that the platform will never take; it is dropped. */
  onRejected(error: ApiErrorData): void;
}

export interface AnswerQueue {
  /** Without options the answer is withdrawn. */
  setAnswer(questionId: string, options: readonly string[]): void;
  /**
   * Call it before requesting the answers of the platform. The returned function adopts them, except where a local
   * answer is unsaved. It does nothing and returns false when an answer was set or saved meanwhile, because that answer
   * may be newer.
   */
  beginRefresh(): (saved: Answers) => boolean;
  /** Saves the pending answers now: at the start, after a sign-in, when the network is back, or on request. */
  retry(): void;
  /** Resolves when nothing is pending or the attempt is closed. */
  settled(): Promise<void>;
  state(): AnswerQueueState;
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Saves each answer, one after the other, and retries until the platform accepts it; the last answer to a question
 * wins.
 */
export function createAnswerQueue({
  saved,
  unsaved,
  save,
  saveDraft,
  onRejected,
}: AnswerQueueDeps): AnswerQueue {
  const changed = createEmitter();
  const pending = new Map(Object.entries(unsaved));
  let known = saved;
  /** Counts the answers that were set or saved. */
  let version = 0;
  let closedBy: ClosingCode | null = null;
  const loop = createRetryLoop(savePending, updateState);
  let state = computeState();

  function computeState(): AnswerQueueState {
    const saving = pending.size === 0 ? 'saved' : loop.isWaiting() ? 'unsaved' : 'saving';
    const answers = { ...known, ...Object.fromEntries(pending) };
    return { answers, saving, pending: [...pending.keys()], closedBy };
  }
  function updateState(): void {
    state = computeState();
    changed.emit();
  }

  /** An answer that the platform fails to save does not hold up the others. */
  async function savePending(): Promise<number | null> {
    const failed = new Map<string, readonly string[]>();
    let delay = 0;
    for (;;) {
      const next = [...pending].find(([id, options]) => failed.get(id) !== options);
      if (closedBy !== null || pending.size === 0) return null;
      if (!next) return delay;
      const [questionId, options] = next;
      const { data, error } = await save(questionId, options);
      if (error && isClosingCode(error.code)) close(error.code);
      else if (error && !isPermanent(error)) {
        delay = Math.max(delay, retryDelayMs(error));
        if (!concernsOneAnswer(error)) return delay;
        failed.set(questionId, options);
      } else {
        // an answer that was set meanwhile stays pending
        if (pending.get(questionId) === options) pending.delete(questionId);
        if (data) known = data.answers;
        version += 1;
        if (error) onRejected(error);
        saveDraft(Object.fromEntries(pending));
        updateState();
      }
    }
  }

  function close(code: ClosingCode): void {
    closedBy = code;
    saveDraft({});
    updateState();
  }

  return {
    setAnswer(questionId, options) {
      if (closedBy !== null) return;
      version += 1;
      pending.delete(questionId);
      pending.set(questionId, options);
      saveDraft(Object.fromEntries(pending));
      updateState();
      loop.trigger();
    },
    beginRefresh() {
      const versionBefore = version;
      return (answers) => {
        if (version !== versionBefore) return false;
        known = answers;
        updateState();
        return true;
      };
    },
    retry() {
      if (pending.size > 0 && closedBy === null) loop.trigger();
    },
    settled: () =>
      new Promise((resolve) => {
        const isSettled = () => pending.size === 0 || closedBy !== null;
        if (isSettled()) {
          resolve();
          return;
        }
        const unsubscribe = changed.subscribe(() => {
          if (!isSettled()) return;
          unsubscribe();
          resolve();
        });
      }),
    state: () => state,
    subscribe: changed.subscribe,
    dispose: loop.dispose,
  };
}

const isClosingCode = (code: string): code is ClosingCode => closingCodes.some((one) => one === code);

/** True for a failure of one answer; one of the connection, the session or the load would meet the others too. */
const concernsOneAnswer = ({ kind, status }: ApiErrorData): boolean =>
  kind === 'server'
    ? status !== 502 && status !== 503
    : kind === 'contract' || kind === 'conflict' || kind === 'forbidden';

/** The delay that the platform requires, in milliseconds. */
export function retryDelayMs(error: unknown): number {
  return (retryAfterOf(error) ?? 0) * 1000;
}

/** Number of answers that were given on this page but not counted, because they arrived too late. */
export function countUncountedAnswers(
  { answers, pending }: Pick<AnswerQueueState, 'answers' | 'pending'>,
  { questions }: Pick<QuizReview, 'questions'>,
): number {
  const counted = new Map(questions.map(({ id, chosen }) => [id, [...chosen].sort().join()]));
  return pending.filter((id) => counted.get(id) !== [...(answers[id] ?? [])].sort().join()).length;
}
