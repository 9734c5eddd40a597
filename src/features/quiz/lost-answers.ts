import type { QuizReview } from '@/contracts/quiz';
import type { SyncState } from './answer-sync';

/** How many answers were given here but not counted, since they did not arrive in time. */
export function lostAnswers(
  { answers, pending }: Pick<SyncState, 'answers' | 'pending'>,
  { questions }: Pick<QuizReview, 'questions'>,
): number {
  const counted = new Map(questions.map(({ id, chosen }) => [id, [...chosen].sort().join()]));
  return pending.filter((id) => counted.get(id) !== [...(answers[id] ?? [])].sort().join()).length;
}
