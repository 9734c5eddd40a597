import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, advance, ...calls } = platformFixture({
  controlled: true,
  env: { SIGN_IN_LIMIT: '1000000', SMS_ADDRESS_LIMIT: '1000000', CAPTCHA_COST: '1' },
});
const { send, as, registerPerson } = calls;
const { projectId, registerWithProfile, completeProfile, projectDetail, messageTitles } =
  createEnrolmentApi(calls);
const daySeconds = 24 * 60 * 60;
const settle = async () => void (await platform.control({ settleWaitlist: true }));

interface Entry {
  kind: string;
  position: number | null;
  project: { id: string; mine: string | null };
}
const wait = (id: string, headers: Headers, waits = true) =>
  send('waitlistSet', { projectId: id, waits }, headers);
const enrol = (id: string, headers: Headers) => send('enrol', { projectId: id }, headers);
const leave = (id: string, headers: Headers) => send('enrolmentLeave', { projectId: id }, headers);
const entries = async (headers: Headers) => (await send('waitlistMine', {}, headers)).data as Entry[];
const position = async (id: string, headers: Headers) =>
  (await entries(headers)).find(({ project }) => project.id === id)?.position;
const stateOf = async (id: string, headers: Headers) => (await projectDetail(id, headers)).mine;

/** A course with two seats, both taken by new users. */
async function fullCourse() {
  const id = await projectId('血管吻合模拟手术');
  await platform.control({
    statements: [
      `delete from waitlist_entries where project_id = ${id}`,
      `delete from enrolments where project_id = ${id}`,
      `update projects set quota = 2, taken = 0 where id = ${id}`,
    ],
  });
  const seated = [await registerWithProfile(), await registerWithProfile()] as const;
  for (const headers of seated) await enrol(id, headers);
  return { id, seated };
}

test('people join the waitlist of a full course, see their position, and leave it again', async () => {
  const { id } = await fullCourse();
  const [first, second] = [await registerWithProfile(), await registerWithProfile()];
  expect(await wait(id, first)).toMatchObject({
    status: 200,
    data: [{ kind: 'seat', position: 1, project: { id, left: 0, mine: null } }],
  });
  expect(await wait(id, second)).toMatchObject({ data: [{ position: 2 }] });
  // Joining twice keeps the place.
  expect(await wait(id, first)).toMatchObject({ data: [{ position: 1 }] });
  expect((await send('accountExport', {}, second)).data.waitlist).toMatchObject([{ kind: 'seat' }]);
  expect(await wait(id, first, false)).toMatchObject({ status: 200, data: [] });
  expect(await wait(id, first, false)).toMatchObject({ status: 200, data: [] });
  expect(await position(id, second)).toBe(1);
});

/** Three users who wait, in this order. */
async function threeInLine(id: string) {
  const line = [
    await registerWithProfile(),
    await registerWithProfile(),
    await registerWithProfile(),
  ] as const;
  for (const headers of line) await wait(id, headers);
  return line;
}

test('a released seat goes to the first on the waitlist, with a message, and the others move up', async () => {
  const { id, seated } = await fullCourse();
  const line = await threeInLine(id);
  await leave(id, seated[0]);
  expect(await stateOf(id, line[0])).toBe('enrolled');
  expect(await messageTitles(line[0])).toEqual(['候补成功，已为您报名']);
  expect(await entries(line[0])).toEqual([]);
  expect([await position(id, line[1]), await position(id, line[2])]).toEqual([1, 2]);
  expect(await projectDetail(id)).toMatchObject({ left: 0, refusal: 'A0303' });

  // So does the seat of a refused applicant, and that of a closed account.
  const { enrolment } = await projectDetail(id, seated[1]);
  const decision = { id: enrolment?.id, state: 'refused', reason: '资料不全' };
  await send('enrolmentReview', decision, await as('admin'));
  expect(await stateOf(id, line[1])).toBe('enrolled');
  // A refused applicant cannot join the waitlist.
  expect(await wait(id, seated[1])).toMatchObject({ status: 409, code: 'A0307' });
  await leave(id, line[1]);
  expect(await stateOf(id, line[2])).toBe('enrolled');
  expect((await projectDetail(id)).left).toBe(0);
});

test('a larger quota is filled from the queue', async () => {
  const { id } = await fullCourse();
  const line = await threeInLine(id);
  await platform.control({ statements: [`update projects set quota = 4 where id = ${id}`] });
  await settle();
  expect(await Promise.all(line.map((headers) => stateOf(id, headers)))).toEqual([
    'enrolled',
    'enrolled',
    null,
  ]);
  expect(await messageTitles(line[1])).toEqual(['候补成功，已为您报名']);
  expect((await projectDetail(id)).left).toBe(0);
});

test('of many who leave, join and enrol at once, nobody gets two seats, and the queue gets every seat that is released', async () => {
  const { id, seated } = await fullCourse();
  const line = await Promise.all(Array.from({ length: 6 }, () => registerWithProfile()));
  for (const headers of line) await wait(id, headers);
  const strangers = await Promise.all(Array.from({ length: 6 }, () => registerWithProfile()));
  const responses = await Promise.all([
    ...seated.map((headers) => leave(id, headers)),
    ...strangers.flatMap((headers) => [enrol(id, headers), wait(id, headers)]),
    ...line.map((headers) => enrol(id, headers)),
    settle(),
  ]);
  expect(responses.filter((response) => response && response.status >= 500)).toEqual([]);
  await settle();
  const states = await Promise.all(line.map((headers) => stateOf(id, headers)));
  expect(states.filter((state) => state === 'enrolled')).toHaveLength(2);
  expect(await Promise.all(strangers.map((headers) => stateOf(id, headers)))).toEqual(
    strangers.map(() => null),
  );
  expect((await projectDetail(id)).left).toBe(0);
  for (const headers of line)
    expect((await entries(headers)).length).toBe((await stateOf(id, headers)) === null ? 1 : 0);
});

test('a user who closes the account leaves the waitlist; one who may not enrol is skipped and keeps the position', async () => {
  const { id, seated } = await fullCourse();
  const closing = await registerPerson();
  await completeProfile(closing.headers);
  const [incomplete, next] = [await registerWithProfile(), await registerWithProfile()];
  for (const headers of [closing.headers, incomplete, next]) await wait(id, headers);
  expect(await send('accountClose', { password: closing.password }, closing.headers)).toMatchObject({
    status: 200,
  });
  const { realName, hospital } = (await send('profile', {}, incomplete)).data as Record<string, string>;
  const empty = { gender: 'unknown', department: null, jobTitle: null, email: null };
  expect(await send('profileEdit', { realName, hospital, ...empty }, incomplete)).toMatchObject({
    status: 200,
  });
  await leave(id, seated[0]);
  expect([await stateOf(id, incomplete), await stateOf(id, next)]).toEqual([null, 'enrolled']);
  expect(await position(id, incomplete)).toBe(1);
});

test('only users who may enrol can join the waitlist, and only while no seat is free', async () => {
  const { id } = await fullCourse();
  const { headers: newcomer } = await registerPerson();
  expect(await wait(id, newcomer)).toMatchObject({
    status: 409,
    code: 'A0306',
    data: { missing: expect.arrayContaining(['gender']) as string[] },
  });
  const ready = await registerWithProfile();
  const open = await projectId('捐献文化与社会宣传');
  expect(await wait(open, ready)).toMatchObject({ status: 409, code: 'A0409' });
  await enrol(open, ready);
  expect(await wait(open, ready)).toMatchObject({ status: 409, code: 'A0304' });
  expect(await wait(await projectId('器官获取与保存'), ready)).toMatchObject({ status: 409, code: 'A0302' });
  expect(await wait('999999', ready)).toMatchObject({ status: 404, code: 'A0404' });
  expect(await entries(ready)).toEqual([]);
  await platform.control({
    statements: [
      `insert into projects (title, summary, kind, speciality, mode, hospital_id, audience, place, content, teachers, credits,
         hours, enrol_from, enrol_until, starts_at, ends_at, quota, draft, published_at, search_text, grams)
       select title || n, summary, kind, speciality, mode, hospital_id, audience, place, content, teachers, credits, hours,
         now() + interval '300 days', now() + interval '301 days', now() + interval '302 days', now() + interval '303 days', 5,
         true, published_at, '', '{}' from projects, generate_series(1, 50) n where id = ${id}`,
      `insert into waitlist_entries (project_id, user_id, kind, since)
       select id, (select max(id) from users), 'opening', now() from projects order by id desc limit 50
       on conflict do nothing`,
    ],
  });
  expect(await wait(id, ready)).toMatchObject({
    status: 409,
    code: 'A0409',
    msg: '最多同时候补或关注 50 个培训项目',
  });
});

test('a reminder is sent when the enrolment opens, and needs no complete profile', async () => {
  const person = await registerPerson();
  const id = await projectId('捐献者麻醉');
  expect(await wait(id, person.headers)).toMatchObject({
    status: 200,
    data: [{ kind: 'opening', position: null, project: { id, state: 'soon' } }],
  });
  await settle();
  expect(await messageTitles(person.headers)).toEqual([]);
  await advance(7 * daySeconds);
  const headers = await as(person);
  await settle();
  expect(await messageTitles(headers)).toEqual(['报名已开始']);
  const { data } = await send('messagePage', { current: 1, size: 1, query: {} }, headers);
  expect(data.records[0]).toMatchObject({ link: `/project/${id}` });
  expect(await entries(headers)).toEqual([]);
});

test('when the enrolment of a full course is over, the wait ends with a message, and a released seat stays free', async () => {
  const { id } = await fullCourse();
  await platform.control({ statements: [`update projects set quota = 3 where id = ${id}`] });
  const [seated, waiting] = [await registerPerson(), await registerPerson()];
  for (const { headers } of [seated, waiting]) await completeProfile(headers);
  await enrol(id, seated.headers);
  await wait(id, waiting.headers);
  await advance(20 * daySeconds);
  const [seatedLater, waitingLater] = [await as(seated), await as(waiting)];
  expect(await leave(id, seatedLater)).toMatchObject({ status: 200 });
  expect(await stateOf(id, waitingLater)).toBeNull();
  await settle();
  expect(await projectDetail(id, waitingLater)).toMatchObject({ left: 1, mine: null, refusal: 'A0302' });
  expect(await messageTitles(waitingLater)).toEqual(['候补已结束']);
  expect(await entries(waitingLater)).toEqual([]);
  expect(await wait(id, waitingLater)).toMatchObject({ status: 409, code: 'A0302' });
});
