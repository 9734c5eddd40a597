import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { waitForLogLines, platformFixture } from '../../testing/platform-fixture';

const { platform, ...calls } = platformFixture({ env: { LOG_LEVEL: 'info' } });
const { send, as } = calls;
const { projectId, registerWithProfile, projectDetail, messageTitles } = createEnrolmentApi(calls);

interface Reviewed {
  id: string;
  state: string;
  enrolledAt: string;
  project: { id: string; title: string };
  person: { realName: string };
}

const review = (id: string, state: string, reason: string | null, headers: Headers) =>
  send('enrolmentReview', { id, state, reason }, headers);
const listed = async (query: object, current = 1, size = 100) =>
  (await send('enrolmentReviewPage', { current, size, query }, await as('admin'))).data as {
    records: Reviewed[];
    total: number;
  };

async function enrolledPerson(title = '捐献文化与社会宣传') {
  const [headers, project] = [await registerWithProfile(), await projectId(title)];
  const { data } = await send('enrol', { projectId: project }, headers);
  return { headers, project, id: (data as { id: string }).id };
}

test('an enrolment goes into review and is approved, with a message for each step', async () => {
  const { headers, project, id } = await enrolledPerson();
  const operator = await as('admin');
  expect(await review(id, 'review', null, operator)).toMatchObject({
    status: 200,
    data: { state: 'review' },
  });
  expect((await projectDetail(project, headers)).mine).toBe('review');
  const { left } = await projectDetail(project);
  expect(await review(id, 'approved', null, operator)).toMatchObject({
    data: {
      id,
      state: 'approved',
      reason: null,
      project: { id: project, left },
      person: { realName: '沈知远' },
    },
  });
  expect(await projectDetail(project, headers)).toMatchObject({ left, mine: 'approved', refusal: 'A0304' });
  expect(await messageTitles(headers)).toEqual(['报名已通过', '报名审核中', '报名已提交']);
});

test('a refusal requires a reason, releases the seat, reports the reason, and is final for that course', async () => {
  const { headers, project, id } = await enrolledPerson();
  const { left } = await projectDetail(project);
  const operator = await as('admin');
  for (const reason of [null, '', '  ', '\u200B', 'x'.repeat(201)])
    expect(await review(id, 'refused', reason, operator)).toMatchObject({ status: 400, code: 'A0400' });
  expect((await review(id, 'refused', null, operator)).msg).toBe('reason：请填写不通过的原因');
  expect(await review(id, 'refused', ' 缺少推荐意见\r\n请补交 ', operator)).toMatchObject({
    data: { state: 'refused', reason: '缺少推荐意见\n请补交' },
  });
  expect(await projectDetail(project, headers)).toMatchObject({
    left: left + 1,
    refusal: 'A0307',
    enrolment: { state: 'refused', reason: '缺少推荐意见\n请补交', mayLeave: false },
  });
  expect(await send('enrol', { projectId: project }, headers)).toMatchObject({
    status: 409,
    code: 'A0307',
    msg: '您在该培训项目的报名未通过审核，不能再次报名',
  });
  expect(await send('enrolmentLeave', { projectId: project }, headers)).toMatchObject({ code: 'A0409' });
  const { data } = await send('messagePage', { current: 1, size: 1, query: {} }, headers);
  expect(data.records[0]).toMatchObject({
    title: '报名未通过',
    content: expect.stringContaining('缺少推荐意见') as string,
    link: `/project/${project}`,
    read: false,
  });
});

test('a decided or left enrolment cannot be decided again, not even by two operators at once', async () => {
  const operator = await as('admin');
  const { headers, project, id } = await enrolledPerson();
  const { left } = await projectDetail(project);
  const both = await Promise.all([
    review(id, 'approved', null, operator),
    review(id, 'refused', '名额调整', operator),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual(['00000', 'A0409']);
  const after = await projectDetail(project, headers);
  expect(after.left).toBe(after.mine === 'approved' ? left : left + 1);
  expect(await messageTitles(headers)).toHaveLength(2);

  const gone = await enrolledPerson();
  await send('enrolmentLeave', { projectId: gone.project }, gone.headers);
  expect(await review(gone.id, 'approved', null, operator)).toMatchObject({
    status: 409,
    code: 'A0409',
    msg: '该报名的状态已改变，请刷新后再操作',
    data: { state: 'left' },
  });
});

// Only PostgreSQL, where transactions run side by side, could deadlock.
test('a decision while the person leaves the course has a clear result, never a server error', async () => {
  const operator = await as('admin');
  const { headers, project } = await enrolledPerson();
  for (let round = 0; round < 12; round += 1) {
    const { enrolment } = await projectDetail(project, headers);
    const [left, ...decided] = await Promise.all([
      send('enrolmentLeave', { projectId: project }, headers),
      ...[1, 2].map(() => review(enrolment?.id ?? '', 'approved', null, operator)),
    ]);
    expect(left).toMatchObject({ status: 200 });
    expect(decided.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await send('enrol', { projectId: project }, headers)).toMatchObject({ status: 200 });
  }
});

test('a decision is reverted with a reason: a refused trainee has a seat again and may be approved', async () => {
  const operator = await as('admin');
  const { headers, project, id } = await enrolledPerson();
  const { left } = await projectDetail(project);
  await review(id, 'refused', '资料不全', operator);
  const both = await Promise.all([1, 2].map(() => review(id, 'review', '误操作', operator)));
  expect(both.map(({ code }) => code).sort()).toEqual(['00000', 'A0409']);
  expect(await projectDetail(project, headers)).toMatchObject({ left, mine: 'review', refusal: 'A0304' });
  const { data } = await send('messagePage', { current: 1, size: 1, query: {} }, headers);
  expect(data.records[0]).toMatchObject({
    title: '报名重新审核',
    content: expect.stringContaining('原因：误操作') as string,
  });
  await review(id, 'approved', null, operator);
  expect(await review(id, 'review', '误操作', operator)).toMatchObject({ data: { state: 'review' } });
  expect(await projectDetail(project, headers)).toMatchObject({ left, mine: 'review' });
  const isDecision = (line: string) => line.includes('enrolment decided') && line.includes(`"${id}"`);
  const decided = await waitForLogLines(platform, isDecision, 4);
  expect(decided.map((line) => JSON.parse(line) as object)).toMatchObject([
    { from: 'enrolled', to: 'refused', operator: expect.any(String) as string },
    { from: 'refused', to: 'review' },
    { from: 'review', to: 'approved' },
    { from: 'approved', to: 'review' },
  ]);
});

test('the review list has open enrolments oldest first, filtered by course and keyword, in pages', async () => {
  const waiting = await listed({ state: 'enrolled' });
  const times = waiting.records.map(({ enrolledAt }) => enrolledAt);
  expect(waiting.total).toBeGreaterThan(20);
  expect(times).toEqual([...times].sort());
  const all = (await listed({})).records.map(({ enrolledAt }) => enrolledAt);
  expect(all).toEqual([...all].sort().reverse());
  const parts = await Promise.all([1, 2].map((current) => listed({ state: 'enrolled' }, current, 10)));
  expect(parts.flatMap(({ records }) => records)).toEqual(waiting.records.slice(0, 20));
  const [first] = waiting.records;
  const ofProject = await listed({ projectId: first?.project.id });
  expect(new Set(ofProject.records.map(({ project }) => project.id))).toEqual(new Set([first?.project.id]));
  const named = await listed({ keyword: first?.person.realName });
  expect(new Set(named.records.map(({ person }) => person.realName))).toEqual(
    new Set([first?.person.realName]),
  );
  expect((await listed({ keyword: '%' })).total).toBe(0);
  expect((await listed({ projectId: '9999999999999999999' })).total).toBe(0);
  expect(JSON.stringify(all)).not.toMatch(/1\d{10}/);
});

test('only operators list and decide; an unknown id is not found', async () => {
  const page = { current: 1, size: 10, query: {} };
  const decision = { id: '1', state: 'approved', reason: null };
  const trainee = await as('trainee');
  for (const [name, input] of [
    ['enrolmentReviewPage', page],
    ['enrolmentReview', decision],
  ] as const) {
    expect(await send(name, input)).toMatchObject({ status: 401, code: 'A0401' });
    expect(await send(name, input, trainee)).toMatchObject({
      status: 403,
      code: 'A0403',
      msg: '没有权限进行此操作',
    });
  }
  const operator = await as('admin');
  for (const id of ['999999', '9999999999999999999'])
    expect(await review(id, 'approved', null, operator)).toMatchObject({ status: 404, msg: '没有这条报名' });
  for (const state of ['enrolled', 'left', 'x'])
    expect(await review('1', state, null, operator)).toMatchObject({ status: 400, code: 'A0400' });
});
