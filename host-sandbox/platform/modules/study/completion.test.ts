import type { QuizAttempt } from '@/contracts/quiz';
import { createEnrolmentApi } from '../../testing/enrolment-api';
import { solutionOf, studiedCourse, createStudyApi } from '../../testing/study-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, ...calls } = platformFixture({ controlled: true, env: { REPORT_LIMIT: '100' } });
const { send, as, advance } = calls;
const { makeTrainees, open, lesson, media, report, studyAll, studyLesson, projectId } = createStudyApi(calls);
const { messageTitles, projectDetail } = createEnrolmentApi(calls);

test('the last video and the quiz done simultaneously complete the course once', async () => {
  const people = await makeTrainees(5);
  for (const headers of people) {
    const lessons = (await open(headers)).outline.flatMap((chapter) => chapter.lessons);
    const [quiz, last, ...others] = [...lessons].reverse();
    for (const lesson of others) await studyLesson(headers, lesson);
    await media(last?.id ?? '', headers);
    const attempt = (await send('quizStart', { lessonId: quiz?.id }, headers)).data as QuizAttempt;
    for (const { id, stem } of attempt.questions)
      await send('quizSave', { attemptId: attempt.id, questionId: id, options: solutionOf(stem) }, headers);
    await advance(300);
    const [reported, handedIn] = await Promise.all([
      report(headers, { lessonId: last?.id ?? '', ranges: [[0, last?.seconds ?? 0]] }),
      send('quizSubmit', { attemptId: attempt.id }, headers),
    ]);
    const completed = [...reported.completed, (handedIn.data as { completed: string | null }).completed];
    expect(completed.filter(Boolean)).toHaveLength(1);
    expect((await open(headers)).completedAt).not.toBeNull();
    expect((await send('creditSummary', {}, headers)).data.years).toHaveLength(1);
    expect((await messageTitles(headers)).filter((title) => title === '培训项目已完成')).toHaveLength(1);
  }
}, 120_000);

test('a course whose quiz was passed while its approval was reverted is completed when it is approved again', async () => {
  const [headers = {}] = await makeTrainees(1);
  await studyAll(headers);
  const { id: lessonId } = await lesson(headers, '结业测验');
  const attempt = (await send('quizStart', { lessonId }, headers)).data as QuizAttempt;
  for (const { id, stem } of attempt.questions)
    await send('quizSave', { attemptId: attempt.id, questionId: id, options: solutionOf(stem) }, headers);
  const { enrolment } = await projectDetail(await projectId(studiedCourse), headers);
  const id = enrolment?.id ?? '';
  const operator = await as('admin');
  const decide = (state: string) => send('enrolmentReview', { id, state, reason: '误操作' }, operator);
  expect(await decide('review')).toMatchObject({ status: 200 });
  // opening another course closes the attempt
  await advance(3600);
  const other = await projectId('线上学习操作实务');
  await platform.control({
    statements: [
      `insert into enrolments (project_id, user_id, state, enrolled_at, changed_at)
       select ${other}, user_id, 'approved', enrolled_at, changed_at from enrolments where id = ${id}`,
    ],
  });
  expect(await send('studyOpen', { projectId: other }, headers)).toMatchObject({ status: 200 });
  expect(await send('studyOpen', { projectId: await projectId(studiedCourse) }, headers)).toMatchObject({
    code: 'A0501',
  });
  expect(await decide('approved')).toMatchObject({
    data: { completedAt: expect.any(String) as string },
  });
  expect((await open(headers)).share).toBe(1);
  expect((await send('creditSummary', {}, headers)).data.years).toHaveLength(1);
  expect(await messageTitles(headers)).toContain('培训项目已完成');
}, 60_000);

test('with all videos and documents done the quiz remains; closing the account deletes the progress', async () => {
  const [headers = {}] = await makeTrainees(1);
  await studyAll(headers);
  const study = await open(headers);
  expect([study.share, study.completedAt]).toEqual([0.8, null]);
  const quiz = study.outline.flatMap((chapter) => chapter.lessons).find(({ kind }) => kind === 'quiz');
  expect(study.nextLessonId).toBe(quiz?.id);
  const { study: exported } = (await send('accountExport', {}, headers)).data as {
    study: { progress: object[] };
  };
  expect(exported.progress).toHaveLength(4);
  expect(exported.progress[0]).toMatchObject({ title: '启动条件', watchedSeconds: 90 });
  expect(await messageTitles(headers)).not.toContain('培训项目已完成');
  expect((await send('accountClose', { password: 'Person@2026' }, headers)).status).toBe(200);
  expect(await send('studyOpen', { projectId: await projectId(studiedCourse) }, headers)).toMatchObject({
    status: 401,
  });
}, 60_000);

test('closing an account during its own reports succeeds, and no report is a server error', async () => {
  const people = await makeTrainees(3);
  for (const headers of people) {
    const { id: lessonId } = await lesson(headers, '启动条件');
    await media(lessonId, headers);
    await advance(100);
    const entry = { id: 'x', lessonId, ranges: [[0, 5]], position: 5 };
    const reporting = Array.from({ length: 8 }, () => send('progressReport', { reports: [entry] }, headers));
    const [closed, ...responses] = await Promise.all([
      send('accountClose', { password: 'Person@2026' }, headers),
      ...reporting,
    ]);
    expect(closed.status).toBe(200);
    expect(responses.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  }
}, 120_000);
