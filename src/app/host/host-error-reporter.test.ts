import { createHostErrorReporter } from './host-error-reporter';

describe('the host', () => {
  it('is told of each error once, however often it is met', () => {
    const onError = jest.fn();
    const tell = createHostErrorReporter(onError);
    const [first, second] = [new Error('one'), new Error('two')];
    for (const error of [first, second, first]) tell(error);
    expect(onError.mock.calls).toEqual([[first], [second]]);
  });

  it('gets an error also where something else was thrown, and nothing where it does not ask', () => {
    const onError = jest.fn();
    createHostErrorReporter(onError)('out of paper');
    expect(String((onError.mock.calls as Error[][])[0]?.[0])).toBe('Error: out of paper');
    expect(() => {
      createHostErrorReporter(undefined)('out of paper');
    }).not.toThrow();
  });
});
