import { setupTogether } from './disposer';

describe('parts that are set up together', () => {
  it('are disposed of once, the last one first', () => {
    const calls: string[] = [];
    const { result, dispose } = setupTogether((add) => {
      add(() => calls.push('first'));
      return add({ name: 'second', dispose: () => calls.push('second') }).name;
    });
    expect([result, calls]).toEqual(['second', []]);
    dispose();
    dispose();
    expect(calls).toEqual(['second', 'first']);
  });

  it('are all disposed of when one teardown throws, which is logged', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = jest.fn();
    const { dispose } = setupTogether((add) => {
      add(first);
      add(() => {
        throw new Error('stuck');
      });
    });
    dispose();
    expect(first).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls).toEqual([[new Error('stuck')]]);
    logged.mockRestore();
  });

  it('leave nothing when a later one cannot be set up', () => {
    const first = jest.fn();
    expect(() =>
      setupTogether((add) => {
        add(first);
        throw new Error('no screen');
      }),
    ).toThrow('no screen');
    expect(first).toHaveBeenCalledTimes(1);
  });
});
