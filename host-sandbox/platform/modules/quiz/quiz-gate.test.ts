import type { QuizAttempt, QuizReview } from '@/contracts/quiz';
import { limits } from '@/contracts/limits';
import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { solutionOf, studiedCourse, createStudyApi } from '../../testing/study-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform: _, ...calls } = platformFixture({ controlled: true });
const { send, as, advance } = calls;
const { makeTrainees, open, lesson, media, studyAll, projectId } = createStudyApi(calls);
const { projectDetail } = createEnrolmentApi(calls);

const quizId = async (headers: Headers) => (await lesson(headers, '结业测验')).id;
const start = async (lessonId: string, headers: Headers) =>
  (await send('quizStart', { lessonId }, headers)).data as QuizAttempt;
const answer = (headers: Headers, { id, questions }: QuizAttempt, index: number) => {
  const question = questions[index];
  const options = solutionOf(question?.stem ?? '');
  return send('quizSave', { attemptId: id, questionId: question?.id, options }, headers);
};

test('a trainee whose approval is reverted cannot continue a quiz until it is restored', async () => {
  const [headers = {}] = await makeTrainees(1);
  const lessonId = await quizId(headers);
  const attempt = await start(lessonId, headers);
  await answer(headers, attempt, 0);
  const { enrolment } = await projectDetail(await projectId(studiedCourse), headers);
  const decide = async (state: 'review' | 'approved') =>
    send('enrolmentReview', { id: enrolment?.id, state, reason: '材料有误' }, await as('admin'));
  await decide('review');
  const denial = { status: 409, code: 'A0501', data: { state: 'review' } };
  expect(await answer(headers, attempt, 1)).toMatchObject(denial);
  expect(await send('quizSubmit', { attemptId: attempt.id }, headers)).toMatchObject(denial);
  expect(await send('quizStart', { lessonId }, headers)).toMatchObject(denial);
  expect(await send('quizStatus', { lessonId }, headers)).toMatchObject(denial);
  await decide('approved');
  expect((await answer(headers, attempt, 1)).status).toBe(200);
  expect(Object.keys((await start(lessonId, headers)).answers)).toHaveLength(2);
}, 60_000);

test('an attempt that is running when its course ends keeps its own deadline and counts', async () => {
  const day = await as('trainee');
  const lessonId = await quizId(day);
  const { data } = await media((await lesson(day, '启动条件')).id, day);
  const now = Date.parse(data.expiresAt as string) - limits.mediaUrlSeconds * 1000;
  const end = Date.parse((await open(day)).project.endsAt);
  await advance((end - now) / 1000 - 900);
  const headers = await as('trainee');
  await studyAll(headers); // ten minutes
  const failed = await start(lessonId, headers);
  await send('quizSubmit', { attemptId: failed.id }, headers);
  const attempt = await start(lessonId, headers);
  await advance(600);
  for (const index of attempt.questions.keys())
    expect((await answer(headers, attempt, index)).status).toBe(200);
  expect((await start(lessonId, headers)).id).toBe(attempt.id);
  expect((await open(headers)).completedAt).toBeNull();
  // never submitted: saved answers count all the same
  await advance(16 * 60);
  expect((await open(headers)).completedAt).not.toBeNull();
  const review = (await send('quizSubmit', { attemptId: attempt.id }, headers)).data as QuizReview;
  expect(review).toMatchObject({ passed: true, inTime: false });
}, 60_000);
