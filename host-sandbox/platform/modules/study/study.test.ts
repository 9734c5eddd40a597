import { createEnrolmentApi, hiddenCourses } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';
import { studiedCourse, createStudyApi } from '../../testing/study-api';

const { advance, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { makeTrainees, open, lesson, media, report, studyLesson, projectId } = createStudyApi({
  advance,
  ...calls,
});
const { registerWithProfile } = createEnrolmentApi(calls);
const daySeconds = 24 * 60 * 60;

test('an approved trainee opens a running course with outline, progress, rules and next lesson (R10.61)', async () => {
  const headers = await as('trainee');
  const study = await open(headers);
  expect(study).toMatchObject({
    project: { title: studiedCourse },
    flags: { forwardSeek: false, oneAtATime: true, completeShare: 0.9, watermark: true },
    share: 0.4,
    completedAt: null,
  });
  const lessons = study.outline.flatMap((chapter) => chapter.lessons);
  expect(lessons.map(({ title, kind, done }) => [title, kind, done])).toEqual([
    ['启动条件', 'video', true],
    ['单据样例', 'document', true],
    ['交接核对', 'video', false],
    ['延误的处理', 'video', false],
    ['结业测验', 'quiz', false],
  ]);
  expect(lessons[2]).toMatchObject({ watched: 25, position: 25, ranges: [[0, 25]], hasMedia: true });
  expect(lessons[2]?.share).toBeCloseTo(25 / 60, 5);
  expect(study.nextLessonId).toBe(lessons[2]?.id);
});

test('a course continues with the unfinished lesson worked on last, not with the first one', async () => {
  const [headers = {}] = await makeTrainees(1);
  const first = await lesson(headers, '启动条件');
  expect((await open(headers)).nextLessonId).toBe(first.id);
  await media(first.id, headers);
  await advance(60);
  const later = await lesson(headers, '延误的处理');
  await media(later.id, headers);
  await advance(60);
  await report(headers, { lessonId: later.id, ranges: [[0, 20]], position: 20 });
  expect((await open(headers)).nextLessonId).toBe(later.id);
  await studyLesson(headers, later);
  expect((await open(headers)).nextLessonId).toBe(first.id);
  await advance(-240);
});

test('an approved trainee studies a running course while enrolment is still open', async () => {
  const headers = await registerWithProfile();
  const id = await projectId('线上学习操作实务');
  const enrolled = await send('enrol', { projectId: id }, headers);
  const approved = { id: (enrolled.data as { id: string }).id, state: 'approved', reason: null };
  await send('enrolmentReview', approved, await as('admin'));
  expect((await send('projectDetail', { id }, headers)).data).toMatchObject({
    state: 'open',
    underWay: true,
    enrolment: { openedAt: null },
  });
  expect(await send('studyOpen', { projectId: id }, headers)).toMatchObject({ status: 200 });
  const opened = (await send('projectDetail', { id }, headers)).data.enrolment as { openedAt: string };
  expect(opened.openedAt).not.toBeNull();
  await send('studyOpen', { projectId: id }, headers);
  expect((await send('projectDetail', { id }, headers)).data).toMatchObject({ enrolment: opened });
});

test("a course's detail has its study rules", async () => {
  const { data } = await send('projectDetail', { id: await projectId('肾移植随访与慢性病') });
  expect(data).toMatchObject({ creditClass: 'I', study: { idleMinutes: 10, completeShare: 0.9 } });
});

test.each([
  ['肝移植医师规范化', 'incomplete'],
  ['胸腔器官移植麻醉', null],
])('studying %s without approval is rejected with the state of the enrolment, %s', async (title, state) => {
  const headers = await as('trainee');
  const request = { projectId: await projectId(title) };
  expect(await send('studyOpen', request, headers)).toMatchObject({
    status: 409,
    code: 'A0501',
    msg: '报名通过审核后才能学习该培训项目',
    data: { state, course: expect.any(String) as string },
  });
});

test('a course that has not started is rejected with its start, and an ended one unless it was completed', async () => {
  const [headers = {}] = await makeTrainees(1);
  const finished = await send(
    'studyOpen',
    { projectId: await projectId('肝移植围手术期') },
    await as('trainee'),
  );
  expect(finished).toMatchObject({ status: 200, data: { share: 1, nextLessonId: null } });
  const request = { projectId: await projectId(studiedCourse) };
  await advance(-35 * daySeconds);
  const early = await send('studyOpen', request, await as('trainee'));
  expect(early).toMatchObject({ status: 409, code: 'A0502' });
  expect((early.data as { startsAt: string }).startsAt).toMatch(/T00:00:00.000Z$/);
  await advance(35 * daySeconds);
  expect(await send('studyOpen', request, headers)).toMatchObject({ status: 200 });
  await advance(30 * daySeconds);
  const late = await as('trainee');
  expect(await send('studyOpen', request, late)).toMatchObject({ status: 409, code: 'A0503' });
  expect(await send('lessonMedia', { lessonId: '1' }, late)).toMatchObject({ status: 409 });
  await advance(-30 * daySeconds);
});

test('visitors, wrong ids and hidden courses get a clear error', async () => {
  const headers = await as('trainee');
  for (const name of ['studyOpen', 'lessonMedia', 'progressReport'] as const)
    expect(await send(name, {})).toMatchObject({ status: 401, code: 'A0401' });
  const { records } = (await send('projectPage', { current: 1, size: 100, query: {} })).data as {
    records: { id: string }[];
  };
  for (const id of [...hiddenCourses(records), '999999', '9999999999999999999']) {
    expect(await send('studyOpen', { projectId: id }, headers)).toMatchObject({ status: 404, code: 'A0404' });
  }
  expect(await send('lessonMedia', { lessonId: '9999999999999999999' }, headers)).toMatchObject({
    status: 404,
    code: 'A0404',
    msg: '该课时不存在或尚未发布',
  });
  for (const id of ['0', '-1', 'x', '', 1, null, ['1'], "1' or '1'='1"]) {
    expect(await send('studyOpen', { projectId: id }, headers)).toMatchObject({ status: 400, code: 'A0400' });
    expect(await send('lessonMedia', { lessonId: id }, headers)).toMatchObject({ status: 400 });
  }
});
