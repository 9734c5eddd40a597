import type { ResponseOf } from '@/contracts/call';
import type { quizSave } from '@/contracts/quiz';
import { retryAfterOf, type ErrorFacts } from '@/shared/api/platform-error';
import type { Sent } from '@/shared/api/send-call';
import { persist } from './persist';

export type Answers = Readonly<Record<string, readonly string[]>>;

/**
 * Codes by which the platform takes no more answers of an attempt: its time is over, it is handed in, it is gone, its
 * person is not in the course any more.
 */
const endCodes = ['A0509', 'A0409', 'A0404', 'A0501'] as const;
export type EndCode = (typeof endCodes)[number];

export interface SyncState {
  /** What is chosen, by the question, whether it is saved yet or not. */
  answers: Answers;
  /** `unsaved`: a try failed and is repeated by itself. */
  saving: 'saved' | 'saving' | 'unsaved';
  /** Questions whose answer is not saved yet. */
  pending: readonly string[];
  /** Why the platform takes no more; `null` while it does. */
  ended: EndCode | null;
}

export interface SyncDeps {
  /** What the platform has. */
  saved: Answers;
  /** What an earlier page could not save. */
  unsaved: Answers;
  save(questionId: string, options: readonly string[]): Promise<Sent<ResponseOf<typeof quizSave>>>;
  /** Told of what is not saved, so that it outlives the page. */
  keep(unsaved: Answers): void;
  /** Told of an answer that the platform will never take; it is taken back. */
  onRefused(error: ErrorFacts): void;
}

export interface AnswerSync {
  /** Chooses the options of a question; none takes the answer back. */
  choose(questionId: string, options: readonly string[]): void;
  /**
   * To be called before the platform is asked for what it has. What is returned takes that over, but for what is not
   * saved yet; it does nothing and returns false where an answer was chosen or saved meanwhile, since that may be newer.
   */
  beginAdopting(): (saved: Answers) => boolean;
  /** Saves what is pending now: at the begin, when the network is back, somebody has signed in again, or asks for it. */
  retry(): void;
  /** Resolves when nothing is pending any more, or nothing more is taken. */
  settled(): Promise<void>;
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Saves each answer as it is given, one after the other, and again until it is taken: the last one of a question wins. */
export function createAnswerSync({ saved, unsaved, save, keep, onRefused }: SyncDeps): AnswerSync {
  const listeners = new Set<() => void>();
  const pending = new Map(Object.entries(unsaved));
  let known = saved;
  let changes = 0;
  let ended: EndCode | null = null;
  const saver = persist(saveAll, tell);
  let state = look();

  function look(): SyncState {
    const saving = pending.size === 0 ? 'saved' : saver.waiting() ? 'unsaved' : 'saving';
    const own = Object.fromEntries(pending);
    return { answers: { ...known, ...own }, saving, pending: [...pending.keys()], ended };
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
      if (error && isEnd(error.code)) end(error.code);
      else if (error && !isFinal(error)) return restOf(error);
      else {
        // what was chosen meanwhile is still to be saved
        if (pending.get(questionId) === options) pending.delete(questionId);
        if (data) known = data.answers;
        changes += 1;
        if (error) onRefused(error);
        keep(Object.fromEntries(pending));
        tell();
      }
    }
  }

  function end(code: EndCode): void {
    ended = code;
    keep({});
    tell();
  }

  return {
    choose(questionId, options) {
      if (ended !== null) return;
      changes += 1;
      pending.delete(questionId);
      pending.set(questionId, options);
      keep(Object.fromEntries(pending));
      tell();
      saver.kick();
    },
    beginAdopting() {
      const before = changes;
      return (answers) => {
        if (changes !== before) return false;
        known = answers;
        tell();
        return true;
      };
    },
    retry() {
      if (pending.size > 0 && ended === null) saver.kick();
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
    stop: saver.stop,
  };
}

const isEnd = (code: string): code is EndCode => endCodes.some((one) => one === code);

/** True for an answer that the platform does not take, however often it is sent. */
const isFinal = ({ kind }: ErrorFacts): boolean => kind === 'invalid';

/** Milliseconds that the platform asks to wait for. */
export function restOf(error: unknown): number {
  return (retryAfterOf(error) ?? 0) * 1000;
}
