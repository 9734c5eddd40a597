import type { QuizAttempt, QuizReview } from '@/contracts/quiz';
import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';
import { createStudyApi, solutionOf } from '../../testing/study-api';

const { platform: _, ...calls } = platformFixture({ controlled: true });
const { send, as, advance, registerPerson } = calls;
const { makeTrainees, open, lesson, studyAll } = createStudyApi(calls);
const { completeProfile, messageTitles, projectId } = createEnrolmentApi(calls);

const quizId = async (headers: Headers) => (await lesson(headers, '结业测验')).id;
const start = async (headers: Headers) =>
  (await send('quizStart', { lessonId: await quizId(headers) }, headers)).data as QuizAttempt;
const save = (headers: Headers, attemptId: string, questionId: string, options: string[]) =>
  send('quizSave', { attemptId, questionId, options }, headers);
const submit = async (headers: Headers, attemptId: string) =>
  (await send('quizSubmit', { attemptId }, headers)).data as QuizReview;
const status = async (headers: Headers) =>
  (await send('quizStatus', { lessonId: await quizId(headers) }, headers)).data as {
    left: number;
    passed: boolean;
    running: object | null;
    past: { score: number; inTime: boolean }[];
  };
/** Saves correct answers to the first questions. */
async function answerRight(headers: Headers, { id, questions }: QuizAttempt, count = questions.length) {
  for (const question of questions.slice(0, count))
    await save(headers, id, question.id, solutionOf(question.stem));
}

test("an attempt has questions without solutions, cases together, and the platform's deadline", async () => {
  const [headers = {}] = await makeTrainees(1);
  const attempt = await start(headers);
  expect(attempt).toMatchObject({ number: 1, answers: {} });
  expect(Date.parse(attempt.deadline) - Date.parse(attempt.now)).toBe(15 * 60 * 1000);
  expect(attempt.questions.length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(attempt)).not.toMatch(/solution|explanation|right/);
  const cases = attempt.questions.map(({ caseId }) => caseId);
  const [first, last] = [cases.findIndex(Boolean), cases.findLastIndex(Boolean)];
  if (first >= 0) expect(last - first).toBe(1);
  for (const { caseId } of attempt.questions)
    if (caseId)
      expect(attempt.cases).toMatchObject([{ id: caseId, text: expect.stringContaining('航班') as string }]);
}, 60_000);

test('starting again, also simultaneously, resumes the same attempt with its order and answers', async () => {
  const [headers = {}] = await makeTrainees(1);
  const lessonId = await quizId(headers);
  const both = await Promise.all([1, 2, 3].map(() => send('quizStart', { lessonId }, headers)));
  const [first] = both.map(({ data }) => data as QuizAttempt);
  expect(new Set(both.map(({ data }) => (data as QuizAttempt).id)).size).toBe(1);
  const [question] = first?.questions ?? [];
  await save(headers, first?.id ?? '', question?.id ?? '', [question?.options[0]?.id ?? '']);
  const again = await start(headers);
  expect(again).toMatchObject({ id: first?.id, deadline: first?.deadline, questions: first?.questions });
  expect(again.answers).toEqual({ [question?.id ?? '']: [question?.options[0]?.id] });
  expect(await status(headers)).toMatchObject({ left: 2, passed: false, running: { id: first?.id } });
}, 60_000);

test('a failed attempt can be repeated and hides results and solutions; passing completes the course and shows them', async () => {
  const [headers = {}] = await makeTrainees(1);
  await studyAll(headers);
  const failed = await start(headers);
  await answerRight(headers, failed, 1);
  const review = await submit(headers, failed.id);
  expect(review).toMatchObject({ passed: false, inTime: true, passMark: 60, left: 2, completed: null });
  expect(review).toMatchObject({ done: false, redrawn: true });
  // an explanation reveals the solution as well
  for (const question of review.questions)
    expect(question).toMatchObject({ right: null, solution: null, explanation: null });
  expect(await submit(headers, failed.id)).toEqual(review);
  expect((await send('quizReview', { attemptId: failed.id }, headers)).data).toEqual(review);
  const second = await start(headers);
  expect(second.number).toBe(2);
  await answerRight(headers, second);
  const passed = await submit(headers, second.id);
  expect(passed).toMatchObject({ score: 100, passed: true, done: true });
  expect(passed.completed).not.toBeNull();
  for (const { right, solution, explanation } of passed.questions) {
    expect(right).toBe(true);
    expect([solution, explanation]).not.toContain(null);
  }
  const settled = (await send('quizReview', { attemptId: failed.id }, headers)).data as QuizReview;
  expect(settled.questions.map(({ right }) => right)).toEqual(
    failed.questions.map((_, index) => index === 0),
  );
  expect(await open(headers)).toMatchObject({ share: 1, nextLessonId: null });
  expect((await open(headers)).completedAt).not.toBeNull();
  expect((await messageTitles(headers))[0]).toBe('培训项目已完成');
  expect((await submit(headers, second.id)).completed).toBeNull();
  expect((await messageTitles(headers)).filter((title) => title === '培训项目已完成')).toHaveLength(1);
  expect(await send('quizStart', { lessonId: await quizId(headers) }, headers)).toMatchObject({
    status: 409,
    code: 'A0409',
    msg: '您已通过该测验',
  });
}, 60_000);

test('a quiz that allows it tells at once which answers were right', async () => {
  const { headers } = await registerPerson();
  await completeProfile(headers);
  const enrolled = await send('enrol', { projectId: await projectId('线上学习操作实务') }, headers);
  const review = { id: (enrolled.data as { id: string }).id, state: 'approved', reason: null };
  await send('enrolmentReview', review, await as('admin'));
  const { id: lessonId } = await lesson(headers, '结业测验', '线上学习操作实务');
  const attempt = (await send('quizStart', { lessonId }, headers)).data as QuizAttempt;
  await answerRight(headers, attempt, 1);
  const { left, questions } = await submit(headers, attempt.id);
  expect([left, questions.map(({ right, solution }) => [right, solution])]).toEqual([
    2,
    [
      [true, null],
      [false, null],
      [false, null],
    ],
  ]);
}, 60_000);

test('an answer is accepted until two seconds after the deadline, later ones are rejected, and saved answers count', async () => {
  const [headers = {}] = await makeTrainees(1);
  const attempt = await start(headers);
  await answerRight(headers, attempt, attempt.questions.length - 1);
  const last = attempt.questions.at(-1);
  const any = [last?.options[0]?.id ?? ''];
  await advance(15 * 60);
  expect((await save(headers, attempt.id, last?.id ?? '', [])).status).toBe(200);
  await advance(4);
  expect(await save(headers, attempt.id, last?.id ?? '', any)).toMatchObject({
    status: 409,
    code: 'A0509',
    msg: '答题时间已到，不能再作答',
  });
  const { past, running, passed } = await status(headers);
  expect([past.length, running, passed]).toEqual([1, null, true]);
  expect(past[0]).toMatchObject({ inTime: false });
  expect(await save(headers, attempt.id, last?.id ?? '', any)).toMatchObject({ code: 'A0409' });
  expect(await submit(headers, attempt.id)).toMatchObject({ inTime: false, closedAt: attempt.deadline });
  expect((await lesson(headers, '结业测验')).done).toBe(true);
}, 60_000);

test('attempts are limited, expired ones included', async () => {
  const [headers = {}] = await makeTrainees(1);
  for (const number of [1, 2, 3]) {
    expect((await start(headers)).number).toBe(number);
    await advance(16 * 60);
  }
  expect(await send('quizStart', { lessonId: await quizId(headers) }, headers)).toMatchObject({
    status: 409,
    code: 'A0508',
  });
  const { left, past } = await status(headers);
  expect([left, past.map(({ score }) => score)]).toEqual([0, [0, 0, 0]]);
}, 60_000);

test('solutions stay hidden while the last attempt runs', async () => {
  const [headers = {}] = await makeTrainees(1);
  const reviewFirst = async (attemptId: string) =>
    ((await send('quizReview', { attemptId }, headers)).data as QuizReview).questions[0];
  const first = await start(headers);
  await submit(headers, first.id);
  await submit(headers, (await start(headers)).id);
  const last = await start(headers);
  expect(await reviewFirst(first.id)).toMatchObject({ solution: null, explanation: null });
  await submit(headers, last.id);
  expect((await reviewFirst(first.id))?.explanation).not.toBeNull();
}, 60_000);

test('a lesson that is already done starts no attempt and says so', async () => {
  const headers = await as('trainee');
  const { outline } = await open(headers, '肝移植围手术期');
  const quiz = outline.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz');
  expect(quiz?.done).toBe(true);
  const request = { lessonId: quiz?.id };
  expect((await send('quizStatus', request, headers)).data).toMatchObject({ passed: false, done: true });
  expect(await send('quizStart', request, headers)).toMatchObject({ status: 409, code: 'A0409' });
}, 60_000);

test("another user's attempt, unknown questions and options, and too many options are rejected", async () => {
  const [headers = {}, other = {}] = await makeTrainees(2);
  const attempt = await start(headers);
  const [question] = attempt.questions;
  const id = question?.id ?? '';
  for (const name of ['quizSubmit', 'quizReview'] as const)
    expect(await send(name, { attemptId: attempt.id }, other)).toMatchObject({ status: 404, code: 'A0404' });
  expect(await save(other, attempt.id, id, ['a'])).toMatchObject({ status: 404, code: 'A0404' });
  expect(await send('quizReview', { attemptId: attempt.id }, headers)).toMatchObject({ code: 'A0409' });
  for (const options of [['z'], ['aa'], [''], ['A'], 'a', [1], Array.from({ length: 9 }, () => 'a')])
    expect([options, (await save(headers, attempt.id, id, options as string[])).status]).toEqual([
      options,
      400,
    ]);
  const single = attempt.questions.find(({ kind }) => kind !== 'multiple');
  expect(await save(headers, attempt.id, single?.id ?? '', ['a', 'b'])).toMatchObject({ status: 400 });
  for (const foreign of ['999999', '9999999999999999999'])
    expect(await save(headers, attempt.id, foreign, ['a'])).toMatchObject({ status: 404 });
  for (const question of ['__proto__', '0', ''])
    expect(await save(headers, attempt.id, question, ['a'])).toMatchObject({ status: 400 });
  expect((await start(headers)).answers).toEqual({});
}, 60_000);

test('only trainees of the course may take its quiz, and other lessons have no quiz', async () => {
  const [headers = {}] = await makeTrainees(1);
  const lessonId = await quizId(headers);
  const newcomer = await as('newcomer');
  for (const name of ['quizStart', 'quizStatus'] as const) {
    expect(await send(name, { lessonId })).toMatchObject({ status: 401 });
    expect(await send(name, { lessonId }, newcomer)).toMatchObject({ status: 409, code: 'A0501' });
    const video = (await lesson(headers, '启动条件')).id;
    expect(await send(name, { lessonId: video }, headers)).toMatchObject({ status: 404 });
  }
}, 60_000);
