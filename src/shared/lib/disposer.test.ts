import { createDisposer } from './disposer';

describe('a disposer', () => {
  it('runs teardowns once, the last added first', () => {
    const calls: string[] = [];
    const { add, dispose } = createDisposer();
    add(() => calls.push('first'));
    expect(add({ name: 'second', dispose: () => calls.push('second') }).name).toBe('second');
    dispose();
    dispose();
    expect(calls).toEqual(['second', 'first']);
  });

  it('logs a teardown that throws and runs the others', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const last = jest.fn();
    const { add, dispose } = createDisposer();
    add(last);
    add(() => {
      throw new Error('stuck');
    });
    dispose();
    expect(last).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls).toEqual([[new Error('stuck')]]);
    logged.mockRestore();
  });
});
