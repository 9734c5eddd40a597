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
