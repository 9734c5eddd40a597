import { createDialogQueue, type DialogRequest } from './dialog-queue';

const text = { id: 'test', defaultMessage: '继续吗？' };
const question = (onResult = jest.fn()) =>
  ({ kind: 'confirm', text, onResult }) satisfies DialogRequest & { onResult: jest.Mock };

describe('questions', () => {
  it('are shown one after the other, and each is answered once', () => {
    const questions = createDialogQueue();
    const [one, two] = [question(), question()];
    questions.open(one);
    questions.open(two);
    expect(questions.current()).toBe(one);
    questions.resolve(one, true);
    questions.resolve(one, false);
    expect(one.onResult.mock.calls).toEqual([[true]]);
    expect(questions.current()).toBe(two);
  });

  it('that are taken back are never answered', () => {
    const questions = createDialogQueue();
    const one = question();
    questions.open(one)();
    questions.resolve(one, true);
    expect(questions.current()).toBeUndefined();
    expect(one.onResult).not.toHaveBeenCalled();
  });

  it('tell whoever shows them, also before the first one that there will be one', () => {
    const questions = createDialogQueue();
    const told = jest.fn();
    const stop = questions.subscribe(told);
    questions.prepare();
    questions.prepare();
    expect([told.mock.calls.length, questions.isPrepared()]).toEqual([1, true]);
    stop();
    questions.open(question());
    expect(told).toHaveBeenCalledTimes(1);
  });
});
