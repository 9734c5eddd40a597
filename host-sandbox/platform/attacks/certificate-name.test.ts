import { names, unreadable } from '@/contracts/person-name-fixture';
import { createEnrolmentApi, type Headers } from '../testing/enrolment-api';
import { platformFixture } from '../testing/platform-fixture';
import { createStudyApi, finishCourse, studiedCourse } from '../testing/study-api';

const { platform: _, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const studying = createStudyApi(calls);
const { completeProfile } = createEnrolmentApi(calls);

const rename = (headers: Headers, realName: string) => completeProfile(headers, { realName });
const issue = async (headers: Headers) =>
  send('certificateIssue', { projectId: await studying.projectId(studiedCourse) }, headers);
const newest = async (headers: Headers) =>
  ((await send('messagePage', { current: 1, size: 1, query: {} }, headers)).data.records as object[])[0];

/** The enrolment of a trainee, as operators see it by the trainee's current name. */
async function reviewed(realName: string) {
  const query = { keyword: realName };
  const page = await send('enrolmentReviewPage', { current: 1, size: 1, query }, await as('admin'));
  const [found] = page.data.records as { id: string; state: string; approvedName: string }[];
  if (!found) throw new Error(`no enrolment of ${realName}`);
  return found;
}
const approve = async (id: string, realName?: string) =>
  send('enrolmentReview', { id, state: 'approved', reason: null, realName }, await as('admin'));

test('a certificate shows the name that was approved, whatever its holder is called later', async () => {
  const [headers = {}] = await studying.makeTrainees(1);
  await rename(headers, '李四');
  await finishCourse(send, studying, headers);
  await rename(headers, '王五六');
  expect(await issue(headers)).toMatchObject({ status: 200, data: { holder: '沈知远' } });
}, 60_000);

test('an operator approves a changed name until the certificate is issued, also after the course is completed', async () => {
  const [headers = {}] = await studying.makeTrainees(1);
  await finishCourse(send, studying, headers);
  await rename(headers, '欧阳明月');
  const { id, ...before } = await reviewed('欧阳明月');
  expect(before).toMatchObject({ state: 'approved', approvedName: '沈知远' });
  expect(await approve(id, '欧阳明月')).toMatchObject({
    data: { approvedName: '欧阳明月', state: 'approved' },
  });
  expect(await newest(headers)).toMatchObject({ title: '姓名已核准' });
  expect(await approve(id)).toMatchObject({ status: 409, code: 'A0409' });
  expect((await issue(headers)).data).toMatchObject({ holder: '欧阳明月' });
  await rename(headers, '司马光');
  expect(await approve(id)).toMatchObject({ code: 'A0409', msg: '证书已颁发，姓名不能再变更' });
}, 60_000);

test('a name that was approved before its person left is not shown for a later enrolment', async () => {
  const { headers } = await calls.registerPerson();
  await rename(headers, '公孙既白');
  const course = { projectId: await studying.projectId('捐献文化与社会宣传') };
  await send('enrol', course, headers);
  const { id } = await reviewed('公孙既白');
  expect(await approve(id)).toMatchObject({ data: { approvedName: '公孙既白' } });
  expect(await send('enrolmentLeave', course, headers)).toMatchObject({ status: 200 });
  expect(await reviewed('公孙既白')).toMatchObject({ state: 'left', approvedName: null });
  await rename(headers, '公孙望舒');
  await send('enrol', course, headers);
  expect(await reviewed('公孙望舒')).toMatchObject({ id, state: 'enrolled', approvedName: null });
});

test('an operator approves no name but the one they saw', async () => {
  const { headers } = await calls.registerPerson();
  await rename(headers, '诸葛清风');
  const project = await studying.projectId('捐献文化与社会宣传');
  expect(await send('enrol', { projectId: project }, headers)).toMatchObject({ status: 200 });
  const { id } = await reviewed('诸葛清风');
  await rename(headers, '司徒无名');
  expect(await approve(id, '诸葛清风')).toMatchObject({
    status: 409,
    code: 'A0409',
    data: { state: 'enrolled', realName: '司徒无名' },
  });
  expect(await approve(id, '司徒无名')).toMatchObject({ data: { approvedName: '司徒无名' } });
  expect((await send('accountExport', {}, headers)).data).toMatchObject({
    enrolments: [{ approvedName: '司徒无名' }],
  });
});

test('a name reaches profile, operators, certificate and its check in one form, however it was written (R10.18)', async () => {
  const [headers = {}] = await studying.makeTrainees(1);
  await finishCourse(send, studying, headers);
  for (const [typed, stored] of names) {
    expect([typed, (await rename(headers, typed)).status]).toEqual([typed, 200]);
    expect((await send('profile', {}, headers)).data).toMatchObject({ realName: stored });
    // operators search for what they have on paper
    const { id, approvedName } = await reviewed(typed.slice(0, 50));
    if (approvedName !== stored)
      expect(await approve(id, stored)).toMatchObject({ data: { approvedName: stored } });
  }
  for (const [typed, reason] of unreadable)
    expect(await rename(headers, typed)).toMatchObject({
      code: 'A0400',
      msg: expect.stringContaining(reason),
    });
  await rename(headers, '阿依古丽・买买提');
  const { id } = await reviewed('阿依古丽•买买提');
  await approve(id);
  const { data } = await issue(headers);
  expect(data).toMatchObject({ holder: '阿依古丽·买买提' });
  expect(await send('certificateVerify', { number: data.number as string })).toMatchObject({
    data: { holder: '阿******提' },
  });
  const found = await send(
    'certificatePage',
    { current: 1, size: 10, query: { keyword: '阿依古丽‧买买提' } },
    await as('admin'),
  );
  expect(found.data).toMatchObject({ records: [{ holder: '阿依古丽·买买提' }] });
}, 120_000);
