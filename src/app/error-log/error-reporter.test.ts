import type { HostError } from '@/contracts/host';
import { CssChunkLoadError } from '@/shared/chunks/page-styles';
import { HostCallbackError } from '../host/host-callbacks';
import { HostPropError } from '../host/host-props';
import { PlatformUnavailableError } from '../router/access-retry';
import { HashHistoryTakenError } from '../router/history';
import { createErrorReporter, createHostErrorReporter } from './error-reporter';

describe('the host', () => {
  it('receives each error once', () => {
    const onError = jest.fn();
    const report = createHostErrorReporter(onError);
    const [first, second] = [new Error('one'), new Error('two')];
    for (const error of [first, second, first]) report(error);
    const received = (onError.mock.calls as HostError[][]).flat();
    expect(received.map(({ message, cause }) => [message, cause])).toEqual([
      ['one', first],
      ['two', second],
    ]);
  });

  it.each([
    [new HostPropError('theme: expected'), 'INVALID_PROP', 'warning'],
    [new HostCallbackError('onReady threw'), 'HOST_CALLBACK_FAILED', 'warning'],
    [new HashHistoryTakenError(), 'HASH_TAKEN', 'warning'],
    [new CssChunkLoadError(), 'CSS_CHUNK_LOAD_FAILED', 'error'],
    [new PlatformUnavailableError(null), 'PLATFORM_UNAVAILABLE', 'error'],
    [Object.assign(new TypeError('x is undefined'), { code: 'ERR_NETWORK' }), 'UNEXPECTED', 'error'],
  ])('receives %s with a code and a severity that it can act on', (error, code, severity) => {
    const onError = jest.fn();
    createHostErrorReporter(onError)(error);
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code, severity })]]);
    expect(String((onError.mock.calls as Error[][])[0]?.[0])).toBe(String(error));
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
