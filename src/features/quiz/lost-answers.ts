import type { QuizReview } from '@/contracts/quiz';
import type { AnswerQueueState } from './answer-queue';

/** How many answers were given here but not counted, since they did not arrive in time. */
export function countUncountedAnswers(
  { answers, pending }: Pick<AnswerQueueState, 'answers' | 'pending'>,
  { questions }: Pick<QuizReview, 'questions'>,
): number {
  const counted = new Map(questions.map(({ id, chosen }) => [id, [...chosen].sort().join()]));
  return pending.filter((id) => counted.get(id) !== [...(answers[id] ?? [])].sort().join()).length;
}
