import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, advance, ...calls } = platformFixture({ controlled: true });
const { send, as, registerPerson } = calls;
const { projectId, registerWithProfile, completeProfile, projectDetail, messageTitles } =
  createEnrolmentApi(calls);
const physicians = '肝移植医师规范化培训';
const daySeconds = 24 * 60 * 60;

const enrol = (id: string, headers: Headers) => send('enrol', { projectId: id }, headers);
const upload = (id: string, headers: Headers, code: string) => {
  const content = Buffer.from('%PDF-1.4 letter').toString('base64');
  return send('documentUpload', { projectId: id, code, name: `${code}.pdf`, content }, headers);
};
const person = async (fields: object): Promise<Headers> => {
  const { headers } = await registerPerson();
  await completeProfile(headers, fields);
  return headers;
};
const settle = async () => void (await platform.control({ settleWaitlist: true }));
const stateOf = async (id: string, headers: Headers) => (await projectDetail(id, headers)).mine;
const reviewed = async (enrolmentId: string) => {
  const input = { current: 1, size: 100, query: {} };
  const { data } = await send('enrolmentReviewPage', input, await as('admin'));
  return (data.records as { id: string; unmet: string[] }[]).find(({ id }) => id === enrolmentId);
};
const decide = async (id: string, state: string) =>
  send('enrolmentReview', { id, state, reason: state === 'refused' ? '不符' : null }, await as('admin'));

test.each([
  [physicians, { jobTitle: 'nurseSupervisor' }, ['jobTitle'], '职称'],
  [physicians, { jobTitle: 'nurse' }, ['jobTitle'], '职称'],
  [physicians, { jobTitle: 'resident' }, ['jobTitle'], '职称'],
  ['移植专科护士', { jobTitle: 'chief' }, ['jobTitle'], '职称'],
  ['移植病理诊断', {}, ['department'], '科室'],
  ['移植病理诊断', { jobTitle: 'nurse' }, ['jobTitle', 'department'], '职称和科室'],
])('%s takes no seat for a person of %j, and says why before', async (title, fields, unmet, named) => {
  const [headers, id] = [await person(fields), await projectId(title)];
  const { left, refusal, conditions } = await projectDetail(id, headers);
  expect([refusal, conditions.unmet]).toEqual(['A0309', unmet]);
  const response = await enrol(id, headers);
  expect(response).toMatchObject({ status: 409, code: 'A0309', data: { unmet } });
  expect(response.msg).toBe(`您的${named}不符合该培训项目的报名条件`);
  expect(await projectDetail(id, headers)).toMatchObject({ left, mine: null });
  expect(await messageTitles(headers)).toEqual([]);
});

test.each([
  [physicians, { jobTitle: 'attending' }],
  [physicians, { jobTitle: 'chief', department: '肝胆外科' }],
  ['肝移植护理实践班', { jobTitle: 'nurseAssociate', department: 'ICU' }],
  ['移植病理诊断', { department: '病 理 科（一）' }],
  ['线上学习操作实务', { jobTitle: 'other' }],
])('%s is open to a person of %j', async (title, fields) => {
  const [headers, id] = [await person(fields), await projectId(title)];
  const { refusal, conditions } = await projectDetail(id, headers);
  // A course whose enrolment opens later has no other obstacle.
  expect([['A0301', null].includes(refusal), conditions.unmet]).toEqual([true, []]);
});

test('a visitor reads the conditions; without a title the profile is what is missing', async () => {
  const id = await projectId(physicians);
  const { conditions, refusal } = await projectDetail(id);
  expect([conditions, refusal]).toEqual([
    { titles: ['attending', 'associate', 'chief'], departments: [], unmet: [] },
    'A0401',
  ]);
  const { headers } = await registerPerson();
  expect((await projectDetail(id, headers)).refusal).toBe('A0306');
});

test('nobody joins the waitlist of a full course whose conditions they do not meet', async () => {
  const id = await projectId('心脏移植医师');
  const nurse = await person({ jobTitle: 'nurse' });
  expect((await projectDetail(id, nurse)).refusal).toBe('A0309');
  const response = await send('waitlistSet', { projectId: id, waits: true }, nurse);
  expect(response).toMatchObject({ status: 409, code: 'A0309' });
});

test('a title that changed after the enrolment is shown to operators', async () => {
  const [headers, id] = [await registerWithProfile(), await projectId(physicians)];
  const { data } = await enrol(id, headers);
  const enrolmentId = data.id as string;
  expect(await reviewed(enrolmentId)).toMatchObject({ unmet: [] });
  await completeProfile(headers, { jobTitle: 'nurse' });
  expect(await reviewed(enrolmentId)).toMatchObject({ unmet: ['jobTitle'] });
});

test('an enrolment waits for its documents, is handed in with the last one, and taken back with a removed one', async () => {
  const [headers, id] = [await registerWithProfile(), await projectId(physicians)];
  const { data } = await enrol(id, headers);
  expect(data).toMatchObject({ state: 'incomplete', mayLeave: true });
  expect(Date.parse(data.documentsDue as string) - Date.parse(data.changedAt as string)).toBe(
    7 * daySeconds * 1000,
  );
  await upload(id, headers, 'letter');
  expect(await stateOf(id, headers)).toBe('incomplete');
  await upload(id, headers, 'licence');
  expect((await projectDetail(id, headers)).enrolment).toMatchObject({
    state: 'enrolled',
    documentsDue: null,
  });
  // Replaced, it stays handed in.
  await upload(id, headers, 'licence');
  await send('documentRemove', { projectId: id, code: 'letter' }, headers);
  expect(await stateOf(id, headers)).toBe('incomplete');
  await upload(id, headers, 'letter');
  expect(await messageTitles(headers)).toEqual([
    '材料已齐，等待审核',
    '请补齐报名材料',
    '材料已齐，等待审核',
    '报名待补材料',
  ]);
});

test('an operator accepts what was shown on paper, or refuses; nothing is approved before', async () => {
  const [headers, id] = [await registerWithProfile(), await projectId(physicians)];
  const { data } = await enrol(id, headers);
  const enrolmentId = data.id as string;
  expect(await decide(enrolmentId, 'approved')).toMatchObject({ status: 409, code: 'A0409' });
  expect(await decide(enrolmentId, 'review')).toMatchObject({ status: 200, data: { state: 'review' } });
  await upload(id, headers, 'letter');
  expect(await stateOf(id, headers)).toBe('review');
  expect(await decide(enrolmentId, 'approved')).toMatchObject({ status: 200 });
  const other = await registerWithProfile();
  const refused = await enrol(id, other);
  expect(await decide(refused.data.id as string, 'refused')).toMatchObject({ status: 200 });
});

test('without its documents in time an enrolment ends, its seat goes on, and one may enrol again', async () => {
  const id = await projectId(physicians);
  const late = await registerWithProfile();
  const complete = await registerWithProfile();
  const { left } = await projectDetail(id);
  await enrol(id, late);
  await enrol(id, complete);
  await upload(id, late, 'letter');
  for (const code of ['letter', 'licence']) await upload(id, complete, code);
  const states = () =>
    platform.control({
      query: `select e.state, e.incomplete_since is not null lacks from enrolments e join users u on u.id = e.user_id
        where e.project_id = ${id} and u.id in (select max(id) - 1 from users union select max(id) from users)
        order by u.id`,
    });
  await advance(7 * daySeconds - 60);
  await settle();
  expect(await states()).toEqual([
    { state: 'enrolled', lacks: true },
    { state: 'enrolled', lacks: false },
  ]);
  await advance(120);
  await settle();
  expect(await states()).toEqual([
    { state: 'left', lacks: false },
    { state: 'enrolled', lacks: false },
  ]);
  expect((await projectDetail(id)).left).toBeGreaterThanOrEqual(left - 1);
  const query = `select title from site_messages where title in ('报名已取消') and user_id in (select max(id) - 1 from users)`;
  expect(await platform.control({ query })).toHaveLength(1);
  const documents = `select 1 from enrolment_documents d join enrolments e on e.id = d.enrolment_id where e.state = 'left'`;
  expect(await platform.control({ query: documents })).toEqual([]);
});
