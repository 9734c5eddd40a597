import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { Questions } from '@/shared/ui/questions';
import { PlainQuestions } from './plain-questions';

const QuestionsView = lazy<ComponentType<{ questions: Questions }>>(() =>
  import('./questions-view').catch(() => ({ default: PlainQuestions })),
);

/** The place for alerts and confirmations; nothing is loaded before one is near. */
export function QuestionsHost({ questions }: { questions: Questions }) {
  const isPrepared = useSyncExternalStore(questions.subscribe, questions.isPrepared);
  return isPrepared ? (
    <Suspense fallback={null}>
      <QuestionsView questions={questions} />
    </Suspense>
  ) : null;
}
