import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/database';
import { quizCases, quizQuestions } from '../../core/db/study-schema';

export type Question = typeof quizQuestions.$inferSelect;

/** Questions in the order of the given ids; deleted ones are left out. */
export async function findQuestions(database: Database, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(quizQuestions)
    .where(inArray(quizQuestions.id, ids.map(BigInt)));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Case studies of questions for a response. */
export async function findCases(database: Database, questions: readonly Question[]) {
  const ids = [...new Set(questions.flatMap(({ caseId }) => caseId ?? []))];
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(quizCases)
    .where(inArray(quizCases.id, ids))
    .orderBy(quizCases.id);
  return rows.map(({ id, text, picture }) => ({ id: String(id), text, picture }));
}

/** Number of questions in a lesson's bank. */
export function countQuestions(database: Database, lessonId: bigint): Promise<number> {
  return database.$count(quizQuestions, eq(quizQuestions.lessonId, lessonId));
}

/** A question without its solution. */
export function toQuestion({ id, kind, stem, picture, points, options, caseId }: Question) {
  return {
    id: String(id),
    kind,
    stem,
    picture,
    points,
    options,
    caseId: caseId === null ? null : String(caseId),
  };
}

/**
 * Draws questions for an attempt, at least `drawn` if the bank has them, in random order. Questions of a case stay
 * together in their order.
 * @param chance returns a random integer from 0 up to, and excluding, its argument
 */
export async function drawQuestions(
  database: Database,
  lessonId: bigint,
  drawn: number,
  chance: (below: number) => number,
): Promise<Question[]> {
  const bank = await database
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id));
  const groups = new Map<string, Question[]>();
  for (const question of bank) {
    const key = question.caseId === null ? `q${question.id}` : `c${question.caseId}`;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  const left = [...groups.values()];
  const taken: Question[] = [];
  while (left.length > 0 && taken.length < drawn)
    taken.push(...(left.splice(chance(left.length), 1)[0] ?? []));
  return taken;
}

interface ScoredQuestion {
  readonly id: bigint;
  readonly solution: readonly string[];
  readonly points: number;
}
type Answers = Readonly<Record<string, readonly string[]>>;

/** Whether exactly the right options are chosen; a part of them does not count. */
export function isCorrect({ id, solution }: ScoredQuestion, answers: Answers): boolean {
  const chosen = new Set(answers[String(id)] ?? []);
  return chosen.size === solution.length && solution.every((option) => chosen.has(option));
}

/** Reached points as a whole percentage, rounded down so that nobody passes by rounding. */
export function scorePercent(questions: readonly ScoredQuestion[], answers: Answers): number {
  const sum = (list: readonly ScoredQuestion[]) =>
    list.reduce((points, question) => points + question.points, 0);
  const all = sum(questions);
  const right = sum(questions.filter((question) => isCorrect(question, answers)));
  return all === 0 ? 0 : Math.floor((right * 100) / all);
}
