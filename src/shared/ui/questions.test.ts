import { createQuestions, type Question } from './questions';

const text = { id: 'test', defaultMessage: '继续吗？' };
const question = (onAnswer = jest.fn()) =>
  ({ kind: 'confirm', text, onAnswer }) satisfies Question & { onAnswer: jest.Mock };

describe('questions', () => {
  it('are shown one after the other, and each is answered once', () => {
    const questions = createQuestions();
    const [one, two] = [question(), question()];
    questions.ask(one);
    questions.ask(two);
    expect(questions.first()).toBe(one);
    questions.answer(one, true);
    questions.answer(one, false);
    expect(one.onAnswer.mock.calls).toEqual([[true]]);
    expect(questions.first()).toBe(two);
  });

  it('that are taken back are never answered', () => {
    const questions = createQuestions();
    const one = question();
    questions.ask(one)();
    questions.answer(one, true);
    expect(questions.first()).toBeUndefined();
    expect(one.onAnswer).not.toHaveBeenCalled();
  });

  it('tell whoever shows them, also before the first one that there will be one', () => {
    const questions = createQuestions();
    const told = jest.fn();
    const stop = questions.subscribe(told);
    questions.prepare();
    questions.prepare();
    expect([told.mock.calls.length, questions.isPrepared()]).toEqual([1, true]);
    stop();
    questions.ask(question());
    expect(told).toHaveBeenCalledTimes(1);
  });
});
