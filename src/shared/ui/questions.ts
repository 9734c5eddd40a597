import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { Text } from '@/shared/intl/texts';

/** What a dialog says. Without a title it is 温馨提示, without words for its buttons 确定 and 取消 (R8.29, R8.30). */
export interface DialogWords {
  text: Text;
  /** What stands in the text's `{parts}`. */
  values?: Readonly<Record<string, string>>;
  title?: Text;
  yes?: Text;
  no?: Text;
  /** `yes` loses something: it looks dangerous, and `no` is what one is led to. */
  danger?: boolean;
}

/** An alert has one button, a confirmation two; closing either in another way is a no. */
export interface Question extends DialogWords {
  kind: 'alert' | 'confirm';
  onAnswer: (yes: boolean) => void;
}

/** Hands questions to whoever shows them, one at a time. */
export interface Questions {
  /** @returns takes the question back, unanswered */
  ask(question: Question): () => void;
  answer(question: Question, yes: boolean): void;
  /** The question that is to be shown now. */
  first(): Question | undefined;
  /** There will soon be a question: time to fetch what shows it. */
  prepare(): void;
  isPrepared(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createQuestions(): Questions {
  let waiting: readonly Question[] = [];
  let prepared = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly Question[]) => {
    waiting = next;
    prepared = true;
    for (const listener of listeners) listener();
  };
  const remove = (question: Question) => {
    change(waiting.filter((other) => other !== question));
  };
  return {
    ask(question) {
      change([...waiting, question]);
      return () => {
        remove(question);
      };
    },
    answer(question, yes) {
      if (!waiting.includes(question)) return; // a second press
      remove(question);
      question.onAnswer(yes);
    },
    first: () => waiting[0],
    prepare() {
      if (!prepared) change(waiting);
    },
    isPrepared: () => prepared,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const QuestionsContext = createContext<Questions | null>(null);

/** @throws outside a portal */
export function useQuestions(): Questions {
  const value = use(QuestionsContext);
  if (value === null) throw new Error('A question is asked outside a portal');
  return value;
}

export interface Dialogs {
  alert(words: DialogWords): Promise<void>;
  confirm(words: DialogWords): Promise<boolean>;
}

/**
 * The portal's own `alert` and `confirm` (R8.29, R8.30); the answer comes as a promise. What is asked by a page that is
 * left meanwhile is taken back, which is a no.
 */
export function useDialogs(): Dialogs {
  const questions = useQuestions();
  const [asked] = useState(() => new Set<Question>());
  useEffect(
    () => () => {
      for (const question of asked) questions.answer(question, false);
    },
    [asked, questions],
  );
  return useMemo(() => {
    const ask = (kind: Question['kind'], words: DialogWords) =>
      new Promise<boolean>((resolve) => {
        const question: Question = {
          ...words,
          kind,
          onAnswer(yes) {
            asked.delete(question);
            resolve(yes);
          },
        };
        asked.add(question);
        questions.ask(question);
      });
    return {
      alert: async (words) => void (await ask('alert', words)),
      confirm: (words) => ask('confirm', words),
    };
  }, [asked, questions]);
}
