import { reportInRounds } from '../../testing/report-rounds';
import { platformFixture } from '../../testing/platform-fixture';
import type { Headers } from '../../testing/enrolment-api';
import { createStudyApi } from '../../testing/study-api';

const limit = 5;
/** Queue share of one person. */
const share = 2;
const { platform, ...calls } = platformFixture({ controlled: true, env: { REPORT_LIMIT: String(limit) } });
const { send, advance } = calls;
const { makeTrainees, lesson, media } = createStudyApi(calls);

test("while reports are stalled, reports beyond the limit or beyond a person's share get a retry time at once", async () => {
  const trainees = await makeTrainees(4);
  const [first = {}] = trainees;
  const { id: lessonId } = await lesson(first, '启动条件');
  for (const headers of trainees) await media(lessonId, headers);
  await advance(300);
  await platform.control({ pauseTransactions: true });
  const each = 5;
  const parts = trainees.flatMap((headers) =>
    Array.from({ length: each }, (_, index) => ({ headers, part: [index, index + 1] as const })),
  );
  const entry = (part: readonly [number, number]) => ({
    id: 'r',
    lessonId,
    ranges: [part],
    position: part[1],
  });
  let rejected = 0;
  let onFull = () => {};
  const full = new Promise<void>((resolve) => (onFull = resolve));
  const responses = parts.map(async ({ headers, part }) => {
    const response = await send('progressReport', { reports: [entry(part)] }, headers);
    if (response.code === 'A0429') rejected += 1;
    if (rejected === parts.length - limit) onFull();
    return { owner: headers, part, ...response };
  });
  await full;
  expect(rejected).toBe(parts.length - limit);
  await platform.control({ pauseTransactions: false });
  const all = await Promise.all(responses);
  const rejectedReports = all.filter(({ code }) => code === 'A0429');
  for (const { status, headers: responseHeaders, data } of rejectedReports) {
    expect([status, data]).toEqual([429, { retryAfter: expect.any(Number) }]);
    expect(responseHeaders.get('retry-after')).toBe(String(data.retryAfter));
    expect(data.retryAfter).toBeGreaterThanOrEqual(1);
  }
  const taken = all.filter(({ status }) => status === 200);
  expect([rejectedReports.length, taken.length]).toEqual([parts.length - limit, limit]);
  // Rejected reports left no trace and may be sent again.
  for (const headers of trainees) {
    const own = taken.filter(({ owner }) => owner === headers).length;
    expect(own).toBeLessThanOrEqual(share);
    expect((await lesson(headers, '启动条件')).watched).toBe(own);
  }
  for (const { owner, part } of rejectedReports)
    expect((await send('progressReport', { reports: [entry(part)] }, owner)).status).toBe(200);
  for (const headers of trainees) expect((await lesson(headers, '启动条件')).watched).toBe(each);
}, 60_000);

test('a flooding person is limited to their share, and another one reports without delay', async () => {
  const [flooding = {}, other = {}] = await makeTrainees(2);
  const { id: lessonId } = await lesson(flooding, '启动条件');
  for (const headers of [flooding, other]) await media(lessonId, headers);
  await advance(300);
  const report = (headers: Headers) =>
    send('progressReport', { reports: [{ id: 'r', lessonId, ranges: [[0, 1]], position: 1 }] }, headers);
  await platform.control({ pauseTransactions: true });
  const flood = Array.from({ length: 20 }, () => report(flooding));
  // all beyond its share are rejected while nothing is stored
  const rejectedIndexes = new Set<number>();
  await new Promise<void>((resolve) => {
    flood.forEach((response, index) => {
      void response.then(({ code }) => {
        if (code === 'A0429') rejectedIndexes.add(index);
        if (rejectedIndexes.size === flood.length - share) resolve();
      });
    });
  });
  const otherReport = report(other);
  await platform.control({ pauseTransactions: false });
  expect((await otherReport).status).toBe(200);
  expect((await Promise.all(flood)).filter(({ status }) => status === 200)).toHaveLength(share);
}, 60_000);

test('a request without a session is rejected with 401 and takes no place in the queue', async () => {
  const report = { reports: [{ id: 'r', lessonId: '1', ranges: [], position: 0 }] };
  const strangers = { authorization: `Bearer ${'x'.repeat(40)}` };
  for (let times = 0; times < 2 * limit; times += 1) {
    expect(await send('progressReport', report)).toMatchObject({ code: 'A0401' });
    expect(await send('progressReport', report, strangers)).toMatchObject({ code: 'A0401' });
  }
});

test('of 20 simultaneous trainees no report is lost, and rejected ones succeed on retry', async () => {
  const trainees = await makeTrainees(20);
  const [rounds, stretch] = [6, 10];
  let lessonId = '';
  for (const headers of trainees) {
    lessonId = (await lesson(headers, '启动条件')).id;
    await media(lessonId, headers);
  }
  await advance(300);
  let now = 0;
  // In the first round the database is slower than the requests.
  const beyond = trainees.length - limit;
  let rejected = 0;
  await platform.control({ pauseTransactions: true });
  const { acknowledged, rejectedTrainees } = await reportInRounds({
    trainees: trainees.length,
    rounds,
    stretch,
    now: () => now,
    wait(milliseconds) {
      now += milliseconds;
      return Promise.resolve();
    },
    async report(trainee, from, to) {
      const reports = [{ id: 'r', lessonId, ranges: [[from, to]], position: to }];
      const { code, data } = await send('progressReport', { reports }, trainees[trainee]);
      if (code === 'A0429') {
        rejected += 1;
        if (rejected === beyond) await platform.control({ pauseTransactions: false });
        return { isStored: false, retryAfter: data.retryAfter as number };
      }
      expect(data.results).toEqual([{ id: 'r', code: null, retryAfter: 0 }]);
      return { isStored: true, retryAfter: 0 };
    },
  });
  expect(acknowledged).toEqual(trainees.map(() => rounds * stretch));
  expect(rejectedTrainees).toBeGreaterThanOrEqual(beyond);
  for (const headers of trainees)
    expect(await lesson(headers, '启动条件')).toMatchObject({
      watched: rounds * stretch,
      position: rounds * stretch,
      ranges: [[0, rounds * stretch]],
    });
}, 120_000);
