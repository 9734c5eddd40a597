import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, advance, ...calls } = platformFixture({ controlled: true });
const { send, as, registerPerson, smsMessages } = calls;
const { projectId, registerWithProfile, completeProfile, projectDetail, messageTitles } =
  createEnrolmentApi(calls);
const course = '肝移植医师规范化培训';
const daySeconds = 24 * 60 * 60;

const settle = async () => void (await platform.control({ settleWaitlist: true }));
const run = (...statements: string[]) => platform.control({ statements });
const stateOf = async (id: string, headers: Headers) => (await projectDetail(id, headers)).mine;
const stored = (enrolmentId: string) =>
  platform.control({ query: `select state from enrolments where id = ${enrolmentId}` });
/** Moves the start of the course to a time that is so many days from that of the platform. */
const startIn = async (id: string, days: number) => {
  const { data } = await send('enrolmentReviewPage', { current: 1, size: 1, query: {} }, await as('admin'));
  expect(data.records).not.toEqual([]);
  const start = `(select max(changed_at) from enrolments) + interval '${days} days'`;
  await run(
    `update projects set starts_at = ${start}, enrol_until = ${start} + interval '30 days',
      ends_at = ${start} + interval '90 days', quota = quota + 10 where id = ${id}`,
  );
};
const enrol = async (id: string, headers: Headers) =>
  (await send('enrol', { projectId: id }, headers)).data as object;
const upload = async (id: string, headers: Headers) => {
  const content = Buffer.from('%PDF-1.4 letter').toString('base64');
  for (const code of ['letter', 'licence'])
    await send('documentUpload', { projectId: id, code, name: `${code}.pdf`, content }, headers);
};
/** An enrolment that was handed in without documents, as by the former version. */
async function handedIn(id: string, headers: Headers): Promise<string> {
  const { id: enrolmentId } = (await enrol(id, headers)) as { id: string };
  await run(`update enrolments set state = 'enrolled', incomplete_since = null where id = ${enrolmentId}`);
  return enrolmentId;
}

/** As operators see it: sessions of users end while the clock runs. */
const reviewedState = async (enrolmentId: string, id: string) => {
  const page = { current: 1, size: 100, query: { projectId: id } };
  const { data } = await send('enrolmentReviewPage', page, await as('admin'));
  const { records } = data as { records: { id: string; state: string }[] };
  return records.find((one) => one.id === enrolmentId)?.state;
};

test('documents of a course that has begun are due after the full time, and end an enrolment then', async () => {
  const id = await projectId(course);
  const early = (await enrol(id, await registerWithProfile())) as { id: string };
  await startIn(id, 1);
  await advance(daySeconds - 120);
  await settle();
  expect(await reviewedState(early.id, id)).toBe('incomplete');
  await advance(240);
  await settle();
  // Enrolled before the start: due at the start.
  expect(await reviewedState(early.id, id)).toBe('left');
  const late = (await enrol(id, await registerWithProfile())) as Record<
    'id' | 'changedAt' | 'documentsDue',
    string
  >;
  expect(Date.parse(late.documentsDue) - Date.parse(late.changedAt)).toBe(7 * daySeconds * 1000);
  await settle();
  expect(await reviewedState(late.id, id)).toBe('incomplete');
  await advance(7 * daySeconds - 60);
  await settle();
  expect(await reviewedState(late.id, id)).toBe('incomplete');
  await advance(120);
  await settle();
  expect(await reviewedState(late.id, id)).toBe('left');
});

test('an enrolment of the former version in a course that has begun has the full time, and its user is sent word', async () => {
  const [{ headers, phone }, id] = [await registerPerson(), await projectId(course)];
  await completeProfile(headers);
  await send('notificationSettingsEdit', { sms: ['enrolment'], email: [] }, headers);
  await handedIn(id, headers);
  await startIn(id, -2);
  await settle();
  await settle();
  expect(await stateOf(id, headers)).toBe('incomplete');
  expect((await messageTitles(headers))[0]).toBe('请补齐报名材料');
  await waitFor(async () => (await smsMessages(phone)).some(({ text }) => text.includes('请补齐报名材料')));
});

test('the table keeps what the former version reads, and what it writes counts', async () => {
  const [headers, id] = [await registerWithProfile(), await projectId(course)];
  const { id: enrolmentId } = (await enrol(id, headers)) as { id: string };
  expect(await stored(enrolmentId)).toEqual([{ state: 'enrolled' }]);
  const operator = await as('admin');
  const listed = async (state: string) => {
    const review = { current: 1, size: 100, query: { state, projectId: id } };
    const { records } = (await send('enrolmentReviewPage', review, operator)).data as {
      records: { id: string; state: string }[];
    };
    const mine = (await send('enrolmentMine', { current: 1, size: 20, query: { state } }, headers)).data as {
      records: unknown[];
    };
    return [records.find((one) => one.id === enrolmentId)?.state, mine.records.length];
  };
  expect([await listed('incomplete'), await listed('enrolled')]).toEqual([
    ['incomplete', 1],
    [undefined, 0],
  ]);
  expect((await send('accountExport', {}, headers)).data.enrolments).toMatchObject([{ state: 'incomplete' }]);
  // No second seat.
  expect(await send('enrol', { projectId: id }, headers)).toMatchObject({ code: 'A0304' });
  // The former version accepts it, and later enrols the user again.
  const later = `changed_at = changed_at + interval '1 second'`;
  await run(`update enrolments set state = 'review', ${later} where id = ${enrolmentId}`);
  expect(await stateOf(id, headers)).toBe('review');
  await run(`update enrolments set state = 'enrolled', ${later} where id = ${enrolmentId}`);
  expect([await listed('incomplete'), await listed('enrolled')]).toEqual([
    [undefined, 0],
    ['enrolled', 1],
  ]);
});

test('an enrolment that lacks nothing any more is handed in, also after its time', async () => {
  const [headers, id] = [await registerWithProfile(), await projectId(course)];
  const { id: enrolmentId } = (await enrol(id, headers)) as { id: string };
  const documents = `(select documents from projects where id = ${id})`;
  await run(`create table asked as select documents from projects where id = ${id}`);
  await run(`update projects set documents = '[]' where id = ${id}`);
  await run(
    `update enrolments set changed_at = changed_at - interval '8 days',
      incomplete_since = incomplete_since - interval '8 days' where id = ${enrolmentId}`,
  );
  await settle();
  expect(await stateOf(id, headers)).toBe('enrolled');
  expect((await messageTitles(headers))[0]).toBe('材料已齐，等待审核');
  await run(`update projects set documents = (select documents from asked) where id = ${id}`);
  expect(await platform.control({ query: `select jsonb_array_length(${documents}) n` })).toEqual([{ n: 2 }]);
  await settle();
  expect(await stateOf(id, headers)).toBe('incomplete');
  await upload(id, headers);
  expect(await stateOf(id, headers)).toBe('enrolled');
});

test.each(['{"titles":["nurse"]}', '{"departments":["移植"]}', '{"titles":null}', '{}'])(
  'a course imported with the conditions %s is shown and reviewed',
  async (conditions) => {
    const id = await projectId('线上学习操作实务');
    await run(`update projects set conditions = '${conditions}' where id = ${id}`);
    const headers = await registerWithProfile();
    const { titles = [], departments = [] } = JSON.parse(conditions) as Record<string, string[] | null>;
    expect((await projectDetail(id, headers)).conditions).toMatchObject({
      titles: titles ?? [],
      departments: departments ?? [],
    });
    const page = { current: 1, size: 100, query: { projectId: id } };
    expect(await send('enrolmentReviewPage', page, await as('admin'))).toMatchObject({ status: 200 });
    expect((await send('enrol', { projectId: id }, headers)).code).toBe(titles?.length ? 'A0309' : '00000');
  },
);

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 50));
}
