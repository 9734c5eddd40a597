import { createEnrolmentApi, type Headers, hiddenCourses } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { advance, ...calls } = platformFixture({ controlled: true });
const { send, as, registerPerson } = calls;
const { projectId, registerWithProfile, completeProfile, projectDetail, messageTitles } =
  createEnrolmentApi(calls);
const daySeconds = 24 * 60 * 60;

const enrol = (id: string, headers: Headers) => send('enrol', { projectId: id }, headers);
const leave = (id: string, headers: Headers) => send('enrolmentLeave', { projectId: id }, headers);
const mine = async (headers: Headers, query = {}) =>
  (await send('enrolmentMine', { current: 1, size: 24, query }, headers)).data as {
    records: { state: string; project: { id: string; mine: string | null } }[];
    total: number;
  };

test("enrolling reserves a seat, sends a message, and lists the course among the user's own (R1.7, R2.27)", async () => {
  const headers = await registerWithProfile();
  const id = await projectId('捐献文化与社会宣传');
  const before = await projectDetail(id, headers);
  expect([before.refusal, before.enrolment]).toEqual([null, null]);
  const response = await enrol(id, headers);
  expect(response).toMatchObject({ status: 200, data: { state: 'enrolled', reason: null, mayLeave: true } });
  expect(await projectDetail(id, headers)).toMatchObject({
    left: before.left - 1,
    mine: 'enrolled',
    refusal: 'A0304',
    enrolment: response.data as object,
  });
  expect((await projectDetail(id)).mine).toBeNull();
  expect(await messageTitles(headers)).toEqual(['报名已提交']);
  const { messages } = (await send('accountExport', {}, headers)).data as { messages: object[] };
  expect(messages).toEqual([expect.objectContaining({ title: '报名已提交', link: `/project/${id}` })]);
  expect(await mine(headers)).toMatchObject({ total: 1, records: [{ state: 'enrolled', project: { id } }] });
  const listed = { current: 1, size: 24, query: { mine: true } };
  expect((await send('projectPage', listed, headers)).data).toMatchObject({ total: 1, records: [{ id }] });
});

test('leaving frees the seat, and enrolling again reuses the same enrolment', async () => {
  const headers = await registerWithProfile();
  const id = await projectId('捐献文化与社会宣传');
  const { left } = await projectDetail(id);
  await enrol(id, headers);
  expect(await leave(id, headers)).toMatchObject({ status: 200, data: { state: 'left', mayLeave: false } });
  expect(await projectDetail(id, headers)).toMatchObject({ left, mine: null, refusal: null });
  expect(await leave(id, headers)).toMatchObject({ status: 409, code: 'A0409' });
  expect((await projectDetail(id)).left).toBe(left);
  expect(await enrol(id, headers)).toMatchObject({ data: { state: 'enrolled' } });
  expect((await mine(headers)).total).toBe(1);
  expect((await mine(headers, { state: 'left' })).total).toBe(0);
  expect(await messageTitles(headers)).toEqual(['报名已提交', '报名已撤回', '报名已提交']);
});

test.each([
  ['肺移植医师', 'A0301', '该培训项目的报名尚未开始'],
  ['器官获取与保存', 'A0302', '该培训项目的报名已截止'],
  ['心脏移植医师', 'A0303', '该培训项目的名额已满'],
  ['劈离与活体', 'A0305', '报名前请先完成先修培训项目：《肝移植围手术期基础》（报名已截止）'],
])('enrolling in %s is rejected with %s, as its page announced', async (title, code, msg) => {
  const headers = await registerWithProfile();
  const id = await projectId(title);
  const { left, refusal } = await projectDetail(id, headers);
  expect(refusal).toBe(code);
  expect(await enrol(id, headers)).toMatchObject({ status: 409, code, msg });
  expect(await projectDetail(id, headers)).toMatchObject({ left, enrolment: null });
  expect([await messageTitles(headers), (await mine(headers)).total]).toEqual([[], 0]);
});

test('repeated enrolment is rejected, five simultaneous ones included, and takes one seat', async () => {
  const headers = await registerWithProfile();
  const id = await projectId('捐献文化与社会宣传');
  const { left } = await projectDetail(id);
  const responses = await Promise.all(Array.from({ length: 5 }, () => enrol(id, headers)));
  expect(responses.map(({ code }) => code).sort()).toEqual(['00000', ...Array<string>(4).fill('A0304')]);
  expect(await enrol(id, headers)).toMatchObject({
    status: 409,
    msg: '您已报名该培训项目，无需重复报名',
  });
  expect((await projectDetail(id)).left).toBe(left - 1);
  expect(await messageTitles(headers)).toEqual(['报名已提交']);
});

test('an incomplete profile is rejected with the missing fields', async () => {
  const { headers } = await registerPerson();
  const id = await projectId('捐献文化与社会宣传');
  expect((await projectDetail(id, headers)).refusal).toBe('A0306');
  expect(await enrol(id, headers)).toMatchObject({
    status: 409,
    code: 'A0306',
    msg: '报名前请先完善个人信息',
    data: { missing: ['gender', 'department', 'jobTitle', 'email'] },
  });
});

test('a prerequisite is met by completing the course, not by being enrolled in it', async () => {
  const [id, trainee, other] = [
    await projectId('劈离与活体'),
    await as('trainee'),
    await registerWithProfile(),
  ];
  const [required] = (await projectDetail(id, trainee)).prerequisites;
  expect(required).toMatchObject({ title: '肝移植围手术期基础', met: true });
  expect(required?.closed).toBe(false);
  // its enrolment has ended, so it cannot be completed any more, and the error says so
  expect((await projectDetail(id, other)).prerequisites).toEqual([{ ...required, met: false, closed: true }]);
  expect((await enrol(id, other)).msg).toContain('《肝移植围手术期基础》（报名已截止）');
  expect((await enrol(id, other)).data).toEqual({
    projects: [{ id: required?.id, title: required?.title }],
  });
  expect(await enrol(id, trainee)).toMatchObject({ status: 200 });
});

test('a visitor is asked to sign in only where that would help', async () => {
  expect((await projectDetail(await projectId('捐献文化与社会宣传'))).refusal).toBe('A0401');
  expect((await projectDetail(await projectId('心脏移植医师'))).refusal).toBe('A0303');
  for (const name of ['enrol', 'enrolmentLeave', 'enrolmentMine'] as const)
    expect(await send(name, { projectId: '1', current: 1, size: 10, query: {} })).toMatchObject({
      status: 401,
      code: 'A0401',
    });
});

test('an unknown, unpublished or draft course is not found, and a malformed id is a bad request', async () => {
  const headers = await registerWithProfile();
  const { records } = (await send('projectPage', { current: 1, size: 100, query: {} })).data as {
    records: { id: string }[];
  };
  for (const id of [...hiddenCourses(records), '999999', '9999999999999999999']) {
    expect(await enrol(id, headers)).toMatchObject({ status: 404, code: 'A0404' });
    expect(await leave(id, headers)).toMatchObject({ status: 404, code: 'A0404' });
  }
  for (const id of ['0', '-1', 'x', '', 1, null])
    expect(await send('enrol', { projectId: id }, headers)).toMatchObject({ status: 400, code: 'A0400' });
});

test('each own enrolment has the number of completed lessons, and the lesson to continue with', async () => {
  const mine = async (headers: Headers) =>
    (await send('enrolmentMine', { current: 1, size: 10, query: {} }, headers)).data.records as {
      project: { title: string };
      lessons: { done: number; all: number };
      next: { title: string; studiedAt: string | null } | null;
    }[];
  const own = await mine(await as('trainee'));
  const found = own.find(({ project }) => project.title === '器官转运绿色通道实务');
  expect(found?.lessons).toEqual({ done: 2, all: 5 });
  expect(found?.next).toMatchObject({ title: '交接核对', studiedAt: expect.stringMatching(/Z$/) as string });
  expect(own.find(({ project }) => project.title.startsWith('肝移植围手术期'))?.next).toBeNull();
  const other = await registerWithProfile();
  await enrol(await projectId('线上学习操作实务'), other);
  const [course] = await mine(other);
  expect(course?.lessons).toEqual({ done: 0, all: 3 });
  expect(course?.next).toMatchObject({ studiedAt: null });
});

test('closing an account releases its seats and deletes its enrolments', async () => {
  const { headers, password } = await registerPerson();
  await send('profileEdit', { ...(await ready()) }, headers);
  const id = await projectId('捐献文化与社会宣传');
  const { left } = await projectDetail(id);
  await enrol(id, headers);
  expect((await send('accountExport', {}, headers)).data.enrolments).toMatchObject([
    { title: '捐献文化与社会宣传骨干培训', state: 'enrolled' },
  ]);
  expect(await send('accountClose', { password }, headers)).toMatchObject({ status: 200 });
  expect((await projectDetail(id)).left).toBe(left);
});

test('enrolment opens and closes on its dates, and nobody leaves after the course has started', async () => {
  const [opening, closing] = [await projectId('捐献者麻醉'), await projectId('哀伤辅导进阶')];
  expect(await enrol(closing, await registerWithProfile())).toMatchObject({ status: 200 });
  await advance(7 * daySeconds);
  const { headers: early } = await registerPerson();
  await completeProfile(early, { department: '麻醉科' });
  expect((await projectDetail(opening)).state).toBe('open');
  expect(await enrol(opening, early)).toMatchObject({ status: 200 });
  await advance(5 * daySeconds);
  expect(await projectDetail(closing, await registerWithProfile())).toMatchObject({
    state: 'closed',
    refusal: 'A0302',
  });
  await advance(31 * daySeconds);
  const { username, password } = { username: 'trainee', password: 'Trainee@2026' };
  expect((await projectDetail(opening, await as({ username, password }))).state).toBe('running');
}, 60_000);

test('a trainee cannot leave a course that has started', async () => {
  const headers = await as('trainee');
  const id = await projectId('绿色通道');
  expect((await projectDetail(id, headers)).enrolment).toMatchObject({ state: 'approved', mayLeave: false });
  expect(await leave(id, headers)).toMatchObject({
    status: 409,
    code: 'A0308',
    msg: '培训已开始，不能退出',
  });
  expect((await projectDetail(id, headers)).mine).toBe('approved');
});

/** A complete profile, copied from the sample trainee. */
async function ready() {
  const { data } = await send('profile', {}, await as('trainee'));
  const { realName, gender, hospital, department, jobTitle, email } = data as Record<string, string>;
  return { realName, gender, hospital, department, jobTitle, email };
}
