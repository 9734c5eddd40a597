import { createDialogQueue, type DialogRequest } from './dialog-queue';

const text = { id: 'test', defaultMessage: '继续吗？' };
const request = (onResult = jest.fn()) =>
  ({ kind: 'confirm', text, onResult }) satisfies DialogRequest & { onResult: jest.Mock };

describe('the dialog queue', () => {
  it('shows one dialog after the other, and resolves each once', () => {
    const queue = createDialogQueue();
    const [first, second] = [request(), request()];
    queue.open(first);
    queue.open(second);
    expect(queue.current()).toBe(first);
    queue.resolve(first, true);
    queue.resolve(first, false);
    expect(first.onResult.mock.calls).toEqual([[true]]);
    expect(queue.current()).toBe(second);
  });

  it('never resolves a dialog that was withdrawn', () => {
    const queue = createDialogQueue();
    const withdrawn = request();
    queue.open(withdrawn)();
    queue.resolve(withdrawn, true);
    expect(queue.current()).toBeUndefined();
    expect(withdrawn.onResult).not.toHaveBeenCalled();
  });

  it('notifies its listeners, also when the first dialog is announced', () => {
    const queue = createDialogQueue();
    const listener = jest.fn();
    const unsubscribe = queue.subscribe(listener);
    queue.prepare();
    queue.prepare();
    expect([listener.mock.calls.length, queue.isPrepared()]).toEqual([1, true]);
    unsubscribe();
    queue.open(request());
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
