import { reportInRounds } from '../../../bench/report-rounds';
import { platformInTest } from '../../testing/platform-in-test';
import { studyingAt } from '../../testing/studying';

const limit = 5;
const { platform, ...calls } = platformInTest({ controlled: true, env: { REPORT_LIMIT: String(limit) } });
const { send, wait } = calls;
const { makeStudents, lesson, media } = studyingAt(calls);

test('while the database stands still, reports beyond the limit are told at once when to come again', async () => {
  const [headers = {}] = await makeStudents(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await wait(300);
  await platform.tell({ standStill: true });
  const parts = Array.from({ length: 4 * limit }, (_, place): [number, number] => [place, place + 1]);
  let turnedAway = 0;
  let tellFull = () => {};
  const full = new Promise<void>((resolve) => (tellFull = resolve));
  const answers = parts.map(async (part) => {
    const reports = [{ id: 'r', lessonId, ranges: [part], position: part[1] }];
    const answer = await send('progressReport', { reports }, headers);
    if (answer.code === 'A0429') turnedAway += 1;
    if (turnedAway === parts.length - limit) tellFull();
    return { part, ...answer };
  });
  await full;
  expect(turnedAway).toBe(parts.length - limit);
  await platform.tell({ standStill: false });
  const all = await Promise.all(answers);
  const refused = all.filter(({ code }) => code === 'A0429');
  for (const { status, headers: told, data } of refused) {
    expect([status, data]).toEqual([429, { retryAfter: expect.any(Number) }]);
    expect(told.get('retry-after')).toBe(String(data.retryAfter));
    expect(data.retryAfter).toBeGreaterThanOrEqual(1);
  }
  const taken = all.filter(({ status }) => status === 200);
  expect([refused.length, taken.length]).toEqual([parts.length - limit, limit]);
  // What was turned away left no trace, and may come later.
  expect((await lesson(headers, '启动条件')).watched).toBe(limit);
  for (const { part } of refused) {
    const reports = [{ id: 'r', lessonId, ranges: [part], position: part[1] }];
    expect((await send('progressReport', { reports }, headers)).status).toBe(200);
  }
  expect((await lesson(headers, '启动条件')).watched).toBe(parts.length);
}, 60_000);

test('who has no session is refused as such, and takes up no place for long', async () => {
  const report = { reports: [{ id: 'r', lessonId: '1', ranges: [], position: 0 }] };
  const strangers = { authorization: `Bearer ${'x'.repeat(40)}` };
  for (let times = 0; times < 2 * limit; times += 1) {
    expect(await send('progressReport', report)).toMatchObject({ code: 'A0401' });
    expect(await send('progressReport', report, strangers)).toMatchObject({ code: 'A0401' });
  }
});

test('of 20 trainees who report at once nothing is lost, and who was turned away comes through', async () => {
  const trainees = await makeStudents(20);
  const [rounds, stretch] = [6, 10];
  let lessonId = '';
  for (const headers of trainees) {
    lessonId = (await lesson(headers, '启动条件')).id;
    await media(lessonId, headers);
  }
  await wait(300);
  let now = 0;
  // The first round finds a database that is slower than everybody's request.
  const beyond = trainees.length - limit;
  let turnedAway = 0;
  await platform.tell({ standStill: true });
  const { acknowledged, everTurnedAway } = await reportInRounds({
    ...{ trainees: trainees.length, rounds, stretch, now: () => now },
    wait(milliseconds) {
      now += milliseconds;
      return Promise.resolve();
    },
    async report(trainee, from, to) {
      const reports = [{ id: 'r', lessonId, ranges: [[from, to]], position: to }];
      const { code, data } = await send('progressReport', { reports }, trainees[trainee]);
      if (code === 'A0429') {
        turnedAway += 1;
        if (turnedAway === beyond) await platform.tell({ standStill: false });
        return { isStored: false, retryAfter: data.retryAfter as number };
      }
      expect(data.results).toEqual([{ id: 'r', code: null, retryAfter: 0 }]);
      return { isStored: true, retryAfter: 0 };
    },
  });
  expect(acknowledged).toEqual(trainees.map(() => rounds * stretch));
  expect(everTurnedAway).toBeGreaterThanOrEqual(beyond);
  for (const headers of trainees)
    expect(await lesson(headers, '启动条件')).toMatchObject({
      ...{ watched: rounds * stretch, position: rounds * stretch },
      ranges: [[0, rounds * stretch]],
    });
}, 120_000);
