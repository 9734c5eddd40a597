import type { ApiErrorData } from '@/shared/api/api-error';
import { createAccessRetry } from './access-retry';

const failure = (status: number, data?: unknown): ApiErrorData => ({
  kind: 'server',
  code: String(status),
  status,
  message: '',
  statusText: '',
  requestId: 'r1',
  session: 's1',
  data,
});

/** An access that fails at each attempt. */
function setup(cause: () => ApiErrorData) {
  const [report, onRecovered] = [jest.fn(), jest.fn()];
  let tries = 0;
  const access = createAccessRetry({
    report,
    onRecovered,
    retry() {
      tries += 1;
      access.failed(cause());
    },
  });
  const triesAfter = (seconds: number) => {
    jest.advanceTimersByTime(seconds * 1000);
    return tries;
  };
  return { access, report, onRecovered, triesAfter };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an outage of the platform', () => {
  it('is retried with a growing delay, up to half a minute, and reported once', () => {
    const { access, report, triesAfter } = setup(() => failure(503));
    const shown = access.failed(failure(503));
    expect([0.9, 0.1, 2, 4, 8, 16, 30, 30].map(triesAfter)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(report.mock.calls).toEqual([[shown]]);
    expect(shown).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', status: 503 });
    access.dispose();
  });

  it('is reported again when its status changes', () => {
    const { access, report } = setup(() => failure(0));
    access.failed(failure(503));
    jest.advanceTimersByTime(1000);
    expect(report.mock.calls.map(([{ status }]: [{ status: number }]) => status)).toEqual([503, 0]);
    access.dispose();
  });

  it('names the settings to check when the response has another format, such as the HTML of a wrong address', () => {
    const { access, report } = setup(() => failure(406));
    access.failed({ ...failure(406), kind: 'contract' });
    const [[{ status, message }]] = report.mock.calls as [[{ status: number; message: string }]];
    expect([status, message]).toEqual([406, expect.stringContaining('check `apiBase` and `product`')]);
    access.dispose();
  });

  it('waits as long as the platform requires', () => {
    const { access, triesAfter } = setup(() => failure(503));
    access.failed(failure(503, { retryAfter: 20 }));
    expect([19, 1].map(triesAfter)).toEqual([0, 1]);
    access.dispose();
  });

  it('ends with the first access that is decided', () => {
    const { access, onRecovered, triesAfter } = setup(() => failure(503));
    access.failed(failure(503));
    access.settled();
    access.settled();
    expect([onRecovered.mock.calls.length, triesAfter(60)]).toEqual([1, 0]);
  });

  it('is neither reported nor retried after the portal is unmounted', () => {
    const { access, report, triesAfter } = setup(() => failure(503));
    access.dispose();
    access.failed(failure(0));
    expect([report.mock.calls.length, triesAfter(60)]).toEqual([0, 0]);
  });
});
