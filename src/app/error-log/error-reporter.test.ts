import { createErrorReporter, createHostErrorReporter } from './error-reporter';

describe('the host', () => {
  it('receives each error once', () => {
    const onError = jest.fn();
    const report = createHostErrorReporter(onError);
    const [first, second] = [new Error('one'), new Error('two')];
    for (const error of [first, second, first]) report(error);
    expect(onError.mock.calls).toEqual([[first], [second]]);
  });

  it('receives an Error when something else was thrown, and nothing without a callback', () => {
    const onError = jest.fn();
    createHostErrorReporter(onError)('out of paper');
    expect(String((onError.mock.calls as Error[][])[0]?.[0])).toBe('Error: out of paper');
    expect(() => {
      createHostErrorReporter(undefined)('out of paper');
    }).not.toThrow();
  });
});

describe('the error reporter', () => {
  it('keeps errors until it is connected, and sends each to its sinks', () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors = createErrorReporter();
    errors.report('before');
    const [log, notifyHost] = [jest.fn(), jest.fn()];
    const disconnect = errors.connect({ log, notifyHost });
    errors.log('logged');
    errors.forward('forwarded');
    disconnect();
    errors.log('after');
    expect(log.mock.calls).toEqual([['before'], ['logged'], ['forwarded']]);
    expect(notifyHost.mock.calls).toEqual([['before'], ['forwarded']]);
    expect(written.mock.calls).toEqual([['before']]);
    written.mockRestore();
  });
});
