import { createEnrolmentApi, hiddenCourses } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';
import { createProjectListApi, type ListedProject } from '../../testing/project-list-api';

const { platform, ...calls } = platformFixture();
const { send, as } = calls;
const { projectId } = createEnrolmentApi(calls);
const { page } = createProjectListApi(calls);

test("a course's detail has its facts, its outline in order and existing pictures (R2.13)", async () => {
  const { data } = await send('projectDetail', { id: await projectId('肝移植医师规范化') });
  expect(data).toMatchObject({
    title: '肝移植医师规范化培训',
    mode: 'blended',
    hours: 96,
    credits: 10,
    teachers: [{ name: '顾承远', title: '主任医师' }, {}, {}],
    prerequisites: [],
    enrolment: null,
    refusal: 'A0401',
  });
  expect(data.content).toContain('<h2>培训目标</h2>');
  const outline = data.outline as { title: string; lessons: { kind: string; seconds: number }[] }[];
  expect(outline.map(({ title }) => title)).toEqual([
    '受者评估与等待期管理',
    '手术与围手术期',
    '术后管理与随访',
  ]);
  expect(outline[0]?.lessons.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['video', 2520],
    ['video', 2160],
    ['document', 1200],
    ['quiz', 900],
  ]);
  expect((await fetch(platform.url + (data.cover as string))).status).toBe(200);
});

test('a draft, a future course and a wrong id are not found', async () => {
  const { records } = await page({}, 1, 100);
  for (const id of [...hiddenCourses(records), '999999', '9999999999999999999'])
    expect(await send('projectDetail', { id })).toMatchObject({
      status: 404,
      code: 'A0404',
      msg: '该培训项目不存在或尚未发布',
    });
  for (const id of ['0', '-1', '1.0', 'abc', '', 1])
    expect(await send('projectDetail', { id })).toMatchObject({ status: 400, code: 'A0400' });
  for (const query of [{ sort: 'x' }, { state: 'full' }, { kind: 'a b' }, { keyword: 'x'.repeat(51) }])
    expect(await send('projectPage', { current: 1, size: 24, query })).toMatchObject({ status: 400 });
});

test('a course names its teachers, and each has a page with introduction and published courses; an unknown teacher is not found', async () => {
  const id = await projectId('移植病理基础与取材');
  const { teachers } = (await send('projectDetail', { id })).data as {
    teachers: { id: string; name: string; title: string; hospital: string }[];
  };
  const [teacher] = teachers;
  const { data } = await send('teacherDetail', { id: teacher?.id });
  expect(data).toMatchObject({ id: teacher?.id, name: teacher?.name, title: teacher?.title });
  expect([data.hospitalName, data.portrait]).toEqual([teacher?.hospital, null]);
  expect(data.introduction).toContain('<h2>授课特点</h2>');
  const { records } = await page({ keyword: teacher?.name });
  // the draft and the course of next month are taught by the same teacher
  expect(records.map((course) => course.id)).toContain(id);
  expect(data.projects).toEqual(records);

  const mine = await send(
    'teacherDetail',
    { id: await teacherOf('器官转运绿色通道实务') },
    await as('trainee'),
  );
  expect(
    (mine.data as { projects: ListedProject[] }).projects.some((course) => course.mine === 'approved'),
  ).toBe(true);
  for (const unknown of ['999', '9999999999999999999'])
    expect(await send('teacherDetail', { id: unknown })).toMatchObject({ status: 404, code: 'A0404' });
});

async function teacherOf(title: string): Promise<string | undefined> {
  const { data } = await send('projectDetail', { id: await projectId(title) });
  return (data as { teachers: { id: string }[] }).teachers[0]?.id;
}
