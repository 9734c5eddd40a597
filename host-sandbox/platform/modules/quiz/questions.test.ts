import { isCorrect, scorePercent } from './questions';

const makeQuestion = (id: number, solution: string[], points = 10) => ({ id: BigInt(id), solution, points });

test('a question is correct with exactly its options, in any order, repeats ignored', () => {
  const question = makeQuestion(1, ['a', 'c']);
  expect(isCorrect(question, { 1: ['c', 'a', 'a'] })).toBe(true);
  for (const chosen of [['a'], ['a', 'b'], ['a', 'b', 'c'], []])
    expect(isCorrect(question, { 1: chosen })).toBe(false);
  expect(isCorrect(question, {})).toBe(false);
});

test('the percentage is by points and is never rounded up', () => {
  const questions = [makeQuestion(1, ['a'], 1), makeQuestion(2, ['b'], 2)];
  expect(scorePercent(questions, { 2: ['b'] })).toBe(66);
  expect(scorePercent(questions, { 1: ['a'], 2: ['b'] })).toBe(100);
  expect(scorePercent([], {})).toBe(0);
});
