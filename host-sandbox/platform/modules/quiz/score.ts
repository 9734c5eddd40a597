interface ScoredQuestion {
  readonly id: bigint;
  readonly solution: readonly string[];
  readonly points: number;
}
type Answers = Readonly<Record<string, readonly string[]>>;

/** True where exactly the right options are chosen; a part of them counts for nothing. */
export function isCorrect({ id, solution }: ScoredQuestion, answers: Answers): boolean {
  const chosen = new Set(answers[String(id)] ?? []);
  return chosen.size === solution.length && solution.every((option) => chosen.has(option));
}

/** Points reached of all there are, as a whole percentage, rounded down so that nobody passes by rounding. */
export function scorePercent(questions: readonly ScoredQuestion[], answers: Answers): number {
  const sum = (list: readonly ScoredQuestion[]) =>
    list.reduce((points, question) => points + question.points, 0);
  const all = sum(questions);
  const right = sum(questions.filter((question) => isCorrect(question, answers)));
  return all === 0 ? 0 : Math.floor((right * 100) / all);
}
