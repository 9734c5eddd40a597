import type { QuizAttempt, QuizReview } from '@/contracts/quiz';
import { platformFixture } from '../testing/platform-fixture';
import { createStudyApi, solutionOf } from '../testing/study-api';

const calls = platformFixture({ controlled: true });
const { send, advance } = calls;
const { makeTrainees, lesson, media, report } = createStudyApi(calls);

const titles = ['启动条件', '交接核对', '延误的处理'];
const whole = (seconds: number): [number, number][] => [[0, seconds]];

test('the platform does not accept a part of a video that was not reached, whatever comes before it in the same report', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId, seconds } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(300);
  const end: [number, number] = [seconds - 20, seconds];
  for (const ranges of [[end], [[0, 10], end], [[0, 10], [12, 14], end]] as [number, number][][])
    expect((await report(headers, { lessonId, ranges })).results).toMatchObject([{ code: 'A0505' }]);
  expect(await lesson(headers, '启动条件')).toMatchObject({ watched: 10, ranges: [[0, 10]] });
  // on the way the same part counts
  const all = await report(headers, { lessonId, ranges: [[10, seconds]] });
  expect(all).toMatchObject({ results: [{ code: null }], lessons: [{ done: true }] });
}, 60_000);

test('short parts with gaps between them do not add up to a seek ahead: in one report, in many, from two sessions', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId, seconds } = await lesson(headers, '启动条件');
  await media(lessonId, headers);
  await advance(3);
  const parts = Array.from({ length: seconds }, (_, second): [number, number] => [second, second + 0.01]);
  await report(headers, { lessonId, ranges: parts });
  await report(
    headers,
    { id: 'a', lessonId, ranges: parts },
    { id: 'b', lessonId, ranges: [...parts].reverse() },
  );
  await Promise.all(parts.slice(0, 20).map((part) => report(headers, { lessonId, ranges: [part] })));
  await media(lessonId, headers);
  await report(headers, { lessonId, ranges: parts, position: seconds, sentAt: '2099-01-01T00:00:00Z' });
  const { ranges } = await lesson(headers, '启动条件');
  expect(Math.max(...ranges.map(([, to]) => to))).toBeLessThan(2);
}, 60_000);

test('of several opened videos only the last accumulates watch time', async () => {
  const [headers = {}] = await makeTrainees(1);
  const lessons = await Promise.all(titles.map((title) => lesson(headers, title)));
  for (const { id } of lessons) await media(id, headers);
  await advance(2 * 60 * 60);
  const reports = lessons.map(({ id, seconds }) => ({ lessonId: id, ranges: whole(seconds) }));
  await report(headers, ...reports);
  await report(headers, ...[...reports].reverse());
  for (const one of reports) await report(headers, one);
  const shares = (await Promise.all(titles.map((title) => lesson(headers, title)))).filter(
    ({ done }) => done,
  );
  expect(shares).toHaveLength(1);
}, 60_000);

test('two videos that play beside each other share the time of one', async () => {
  const [headers = {}] = await makeTrainees(1);
  const [first, , second] = await Promise.all(titles.map((title) => lesson(headers, title)));
  for (const one of [first, second]) await media(one?.id ?? '', headers);
  /** Both report every ten seconds, one after the other. @returns the seconds of both that count */
  const playUntil = async (end: number, start: number) => {
    let watched: number[] = [];
    for (let seconds = start; seconds <= end; seconds += 10) {
      await advance(5);
      const { lessons: one } = await report(headers, { lessonId: first?.id ?? '', ranges: whole(seconds) });
      await advance(5);
      const { lessons: other } = await report(headers, {
        lessonId: second?.id ?? '',
        ranges: whole(seconds),
      });
      watched = [...one, ...other].map((stored) => stored.watched);
    }
    return watched.reduce((sum, each) => sum + each, 0);
  };
  // the clock tolerance of a start is used up first
  const before = await playUntil(40, 10);
  const gained = (await playUntil(80, 50)) - before;
  // forty seconds and the duration of the calls themselves, not eighty
  expect(gained).toBeGreaterThan(30);
  expect(gained).toBeLessThan(60);
}, 60_000);

test('reviews do not tell which answers were right until no attempt is left', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id: lessonId } = await lesson(headers, '结业测验');
  const ids: string[] = [];
  const reviews = () =>
    Promise.all(
      ids.map(async (attemptId) => (await send('quizReview', { attemptId }, headers)).data as QuizReview),
    );
  for (let left = 2; left >= 0; left -= 1) {
    const attempt = (await send('quizStart', { lessonId }, headers)).data as QuizAttempt;
    const [known] = attempt.questions;
    const right = solutionOf(known?.stem ?? '');
    await send('quizSave', { attemptId: attempt.id, questionId: known?.id, options: right }, headers);
    await send('quizSubmit', { attemptId: attempt.id }, headers);
    ids.push(attempt.id);
    const results = (await reviews()).flatMap(({ questions }) => questions);
    for (const { right: result, solution, explanation } of results)
      expect([result === null, solution === null, explanation === null]).toEqual(
        left > 0 ? [true, true, true] : [false, false, false],
      );
  }
}, 60_000);
