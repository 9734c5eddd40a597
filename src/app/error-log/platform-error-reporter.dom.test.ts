import { errorReport, errorReportLimits } from '@/contracts/error-report';
import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { errorNumber } from '@/shared/api/error-number';
import { createPlatformErrorReporter, maxReports } from './platform-error-reporter';

const failedCall: ApiErrorData = {
  kind: 'server',
  code: 'B0500',
  status: 500,
  message: '平台维护中',
  statusText: '',
  requestId: 'number-1',
  session: '',
};

/** A reporter on a page, and the reports that it sends. */
function setup(page = '/article/3') {
  const sent: Record<string, string>[] = [];
  const report = createPlatformErrorReporter(
    { sendKeepalive: (_call, body) => sent.push(errorReport.request.parse(body)) },
    () => page,
  );
  return { report, sent };
}

it('An error that the platform does not know is sent once, with the number that its screen shows', () => {
  const { report, sent } = setup();
  const error = new TypeError('no records');
  report(error);
  report(error);
  expect(sent).toEqual([
    {
      number: errorNumber(error),
      page: '/article/3',
      message: 'TypeError no records',
      stack: expect.stringContaining('platform-error-reporter.dom.test') as string,
    },
  ]);
});

it('A failed call is not sent, except a response that does not fit the contract, with its fields', () => {
  const { report, sent } = setup();
  report(new ApiError(failedCall));
  report(new Error('The platform is unavailable', { cause: failedCall }));
  report('a text');
  expect(sent).toEqual([]);
  report(new ApiError({ ...failedCall, kind: 'contract', status: 406, message: '', fields: ['0.title'] }));
  expect(sent).toMatchObject([{ number: 'number-1', message: expect.stringContaining('0.title') as string }]);
});

it('Reports contain no secret, are cut to the platform’s limits, and stop after a maximum number of errors', () => {
  const { report, sent } = setup('/verify/TC2026-000123');
  const phone = new Error(`phone 13800000001 token=abc123 ${'x'.repeat(1000)}`);
  phone.stack = `${String(phone)}\n${'at x\n'.repeat(2000)}`;
  report(phone);
  expect(sent[0]).toMatchObject({ page: '/verify/…', message: expect.stringContaining('phone …') as string });
  expect(JSON.stringify(sent)).not.toMatch(/13800000001|abc123|TC2026/);
  expect(sent[0]?.stack).toHaveLength(errorReportLimits.stack);
  for (let index = 0; index < 30; index += 1) report(new Error('again'));
  expect(sent).toHaveLength(maxReports);
});

it('The number of an error is that of its failed call, else a random one; an offline call has none', () => {
  expect(errorNumber(failedCall)).toBe('number-1');
  expect(errorNumber(new Error('outage', { cause: failedCall }))).toBe('number-1');
  expect(errorNumber({ ...failedCall, code: 'offline' })).toBe('');
  const [one, other] = [new Error('a'), new Error('a')];
  expect(errorNumber(one)).toMatch(/^[\w-]{21}$/);
  expect(errorNumber(one)).toBe(errorNumber(one));
  expect(errorNumber(one)).not.toBe(errorNumber(other));
});
