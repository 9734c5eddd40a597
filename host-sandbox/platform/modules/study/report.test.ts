import { createHash } from 'node:crypto';
import { platformFixture } from '../../testing/platform-fixture';
import { createStudyApi } from '../../testing/study-api';

// one session may use a tenth of the limit
const { platform, ...calls } = platformFixture({ controlled: true, env: { REPORT_LIMIT: '400' } });
const { send, as, advance } = calls;
const { makeTrainees, open, lesson, media, report, projectId } = createStudyApi(calls);

const range = (from: number, to: number): [number, number] => [from, to];

test('watched ranges are stored, merged and never reduced; the response has the whole state', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(120);
  const first = await report(headers, { lessonId, ranges: [range(0, 20), range(20.5, 30.5)], position: 50 });
  expect(first).toMatchObject({
    results: [{ id: 'r0', code: null }],
    lessons: [
      { lessonId, watched: 30, position: 50, ranges: [range(0, 20), range(20.5, 30.5)], done: false },
    ],
  });
  const again = await report(
    headers,
    { id: 'later', lessonId, ranges: [range(10, 50)], position: 45 },
    { id: 'old', lessonId, ranges: [range(0, 20)], position: 20, sentAt: '2020-01-01T00:00:00Z' },
  );
  expect(again.lessons).toMatchObject([{ watched: 50, ranges: [range(0, 50)], position: 45 }]);
  const done = await report(headers, { lessonId, ranges: [range(50, 9000)], position: 90 });
  expect(done.lessons).toMatchObject([{ watched: 90, share: 1, done: true }]);
  expect(await lesson(headers, '启动条件')).toMatchObject({
    watched: 90,
    done: true,
    ranges: [range(0, 90)],
  });
}, 60_000);

test('the platform does not accept watched time beyond the elapsed time: in one lesson, in several at once, and from a clock that runs ahead (R10.62)', async () => {
  const [headers = {}] = await makeTrainees(1);
  const titles = ['启动条件', '交接核对', '延误的处理'];
  const lessons = await Promise.all(titles.map((title) => lesson(headers, title)));
  for (const { id } of lessons) await media(id, headers);
  await advance(10);
  const whole = lessons.map(({ id, seconds }) => ({ lessonId: id, ranges: [range(0, seconds)] }));
  const ahead = { sentAt: new Date(Date.now() + 86_400_000).toISOString() };
  const { results, lessons: stored } = await report(headers, ...whole.map((one) => ({ ...one, ...ahead })));
  expect(results.map(({ code }) => code)).toEqual(['A0505', 'A0505', 'A0505']);
  const watched = stored.reduce((sum, one) => sum + one.watched, 0);
  // Ten seconds at double speed, the grace time, and the duration of the calls themselves.
  expect(watched).toBeGreaterThanOrEqual(30);
  expect(watched).toBeLessThan(45);
  for (const one of whole) await report(headers, one);
  const { outline } = await open(headers);
  const sum = outline.flatMap((chapter) => chapter.lessons).reduce((all, one) => all + one.watched, 0);
  expect(sum).toBeLessThan(60);
  const codes: (string | null | undefined)[] = [];
  for (const one of whole) {
    await media(one.lessonId, headers);
    await advance(200);
    codes.push((await report(headers, one)).results[0]?.code);
  }
  expect(codes).toEqual([null, null, null]);
}, 60_000);

test('a report for an unopened lesson is rejected for now and loses nothing', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  const entry = { lessonId, ranges: [range(0, 5)] };
  expect(await report(headers, entry)).toEqual({
    results: [{ id: 'r0', code: 'A0505', retryAfter: 10 }],
    lessons: [],
    completed: [],
    nextReportSeconds: 10,
  });
  await media(lessonId, headers);
  expect((await report(headers, entry)).results).toMatchObject([{ code: null }]);
}, 60_000);

test('one bad report blocks no other: foreign, unknown and unpublished lessons are rejected one by one', async () => {
  const headers = await as('trainee');
  const good = await lesson(headers, '延误的处理');
  await media(good.id, headers);
  const ofCourse = async (title: string) => {
    const { data } = await send('projectDetail', { id: await projectId(title) });
    return (data.outline as { lessons: { id: string }[] }[])[0]?.lessons[0]?.id ?? '';
  };
  const { results, lessons } = await report(
    headers,
    { id: 'foreign', lessonId: await ofCourse('胸腔器官移植麻醉'), ranges: [range(0, 5)] },
    { id: 'waiting', lessonId: await ofCourse('肝移植医师规范化'), ranges: [range(0, 5)] },
    { id: 'unknown', lessonId: '9999999999999999999', ranges: [range(0, 5)] },
    { id: 'good', lessonId: good.id, ranges: [range(0, 5)] },
  );
  expect(results.map(({ id, code }) => [id, code])).toEqual([
    ['foreign', 'A0501'],
    ['waiting', 'A0501'],
    ['unknown', 'A0404'],
    ['good', null],
  ]);
  expect(lessons.map(({ lessonId }) => lessonId)).toEqual([good.id]);
  const [newcomer = {}] = [await as('newcomer')];
  expect((await report(newcomer, { lessonId: good.id })).results).toMatchObject([{ code: 'A0501' }]);
});

test('input that no player sends is rejected as a whole', async () => {
  const headers = await as('trainee');
  const good = { id: 'r', lessonId: '1', ranges: [], position: 0 };
  const bad: object[] = [
    { reports: [] },
    { reports: Array.from({ length: 51 }, () => good) },
    { reports: [{ ...good, ranges: [[-1, 5]] }] },
    { reports: [{ ...good, ranges: [[0, 1e9]] }] },
    { reports: [{ ...good, ranges: [[0]] }] },
    { reports: [{ ...good, ranges: [['0', '5']] }] },
    { reports: [{ ...good, ranges: Array.from({ length: 201 }, () => [0, 1]) }] },
    { reports: [{ ...good, position: -1 }] },
    { reports: [{ ...good, id: '<b>' }] },
    { reports: [{ ...good, sentAt: 'yesterday' }] },
    { reports: [good], clock: 5 },
  ];
  for (const input of bad)
    expect([input, (await send('progressReport', input, headers)).status]).toEqual([input, 400]);
});

test('a client clock that is a day off changes no order: the platform uses the elapsed time', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(60);
  const at = (hours: number, seconds: number) =>
    new Date(Date.now() + hours * 3_600_000 + seconds * 1000).toISOString();
  const reportPosition = (position: number, hours: number, secondsAgo: number) => {
    const one = { id: 'x', lessonId, ranges: [], position, sentAt: at(hours, -secondsAgo) };
    return send('progressReport', { reports: [one], clock: at(hours, 0) }, headers);
  };
  await reportPosition(10, 24, 20);
  expect((await reportPosition(20, -24, 10)).data.lessons).toMatchObject([{ position: 20 }]);
  expect((await reportPosition(15, 24, 15)).data.lessons).toMatchObject([{ position: 20 }]);
}, 60_000);

test('a report of a time that no clock shows is stored, and fails no others that are stored with it', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  const one = { id: 'x', lessonId, ranges: [], position: 20, sentAt: '0001-01-01T00:00:00Z' };
  const input = { reports: [one], clock: '9999-12-31T00:00:00Z' };
  const { status, data } = await send('progressReport', input, headers);
  expect([status, data.lessons]).toMatchObject([200, [{ position: 20 }]]);
}, 60_000);

test('simultaneous reports of one user from several devices lose nothing', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(300);
  const parts = Array.from({ length: 18 }, (_, index) => range(index * 5, index * 5 + 5));
  const start = Date.now() - 3_600_000;
  let left = [...parts, ...parts];
  while (left.length > 0) {
    const responses = await Promise.all(
      left.map(async (part) => {
        // the latest position wins, in any order of arrival
        const sentAt = new Date(start + part[1] * 1000).toISOString();
        const { results } = await report(headers, { lessonId, ranges: [part], position: part[1], sentAt });
        return { part, code: results[0]?.code };
      }),
    );
    const refused = responses.filter(({ code }) => code !== null);
    // a part that came before the one it follows is sent again
    expect(refused.filter(({ code }) => code !== 'A0505')).toEqual([]);
    expect(refused.length).toBeLessThan(left.length);
    left = refused.map(({ part }) => part);
  }
  expect(await lesson(headers, '启动条件')).toMatchObject({
    watched: 90,
    ranges: [range(0, 90)],
    position: 90,
  });
}, 60_000);

test('a database failure stores a report completely or not at all, and it may be sent again', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(300);
  const statuses: number[] = [];
  for (let query = 1; query <= 12; query += 1) {
    const entry = { id: 'x', lessonId, ranges: [range(query * 5 - 5, query * 5)], position: 30 };
    const before = (await lesson(headers, '启动条件')).watched;
    await platform.control({ failAtQuery: query });
    const { status } = await send('progressReport', { reports: [entry] }, headers);
    await platform.control({ failAtQuery: null });
    const { watched } = await lesson(headers, '启动条件');
    expect([query, watched - before]).toEqual([query, status === 200 ? 5 : 0]);
    await report(headers, entry);
    expect((await lesson(headers, '启动条件')).watched).toBe(query * 5);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
}, 60_000);

test('reports that are stored together do not depend on each other: each has its own result', async () => {
  const [first = {}, watching = {}, unopened = {}, wrong = {}, breaking = {}, closed = {}] =
    await makeTrainees(6);
  const trainees = [first, watching, unopened, wrong, breaking, closed];
  const { id: lessonId } = await lesson(first, '启动条件');
  for (const headers of trainees) if (headers !== unopened) await media(lessonId, headers);
  await advance(300);
  // simulates a fault of the database with one row
  await platform.control({
    statements: [
      `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      `create trigger refuse_row before update on lesson_progress for each row when (new.position = 66) execute function refuse_row()`,
    ],
  });
  await platform.control({ pauseTransactions: true });
  const entry = { id: 'x', lessonId, ranges: [range(0, 20)], position: 20 };
  const entryOf = (headers: object) => {
    if (headers === wrong) return { ...entry, ranges: [range(20, 0)] };
    return headers === breaking ? { ...entry, position: 66 } : entry;
  };
  const sent = trainees.map((headers) => send('progressReport', { reports: [entryOf(headers)] }, headers));
  const tokenHash = createHash('sha256')
    .update(closed.authorization?.replace('Bearer ', '') ?? '')
    .digest('hex');
  await platform.control({
    statements: [
      `update users set closed_at = now() where id = (select user_id from access_tokens where token_hash = '${tokenHash}')`,
    ],
  });
  await platform.control({ pauseTransactions: false });
  const responses = await Promise.all(sent);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 500, 401]);
  expect(responses.slice(0, 4).map(({ data }) => data.results as unknown)).toEqual([
    [{ id: 'x', code: null, retryAfter: 0 }],
    [{ id: 'x', code: null, retryAfter: 0 }],
    [{ id: 'x', code: 'A0505', retryAfter: 10 }],
    [{ id: 'x', code: 'A0507', retryAfter: 0 }],
  ]);
  await platform.control({ statements: ['drop trigger refuse_row on lesson_progress'] });
  const watched = await Promise.all(
    trainees.slice(0, 5).map(async (headers) => (await lesson(headers, '启动条件')).watched),
  );
  expect(watched).toEqual([20, 20, 0, 0, 0]);
  expect((await report(breaking, entry)).results).toEqual([{ id: 'x', code: null, retryAfter: 0 }]);
}, 60_000);
