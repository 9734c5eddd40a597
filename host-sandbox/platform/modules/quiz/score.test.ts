import { isRight, percentOf } from './score';

const asked = (id: number, solution: string[], points = 10) => ({ id: BigInt(id), solution, points });

test('a question is right with exactly its options, in any order and however often they are given', () => {
  const question = asked(1, ['a', 'c']);
  expect(isRight(question, { 1: ['c', 'a', 'a'] })).toBe(true);
  for (const chosen of [['a'], ['a', 'b'], ['a', 'b', 'c'], []])
    expect(isRight(question, { 1: chosen })).toBe(false);
  expect(isRight(question, {})).toBe(false);
});

test('the percentage goes by points and is never rounded up', () => {
  const questions = [asked(1, ['a'], 1), asked(2, ['b'], 2)];
  expect(percentOf(questions, { 2: ['b'] })).toBe(66);
  expect(percentOf(questions, { 1: ['a'], 2: ['b'] })).toBe(100);
  expect(percentOf([], {})).toBe(0);
});
