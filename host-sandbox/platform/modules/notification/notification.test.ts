import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture, waitForLogLines } from '../../testing/platform-fixture';

/** An e-mail gateway that rejects or accepts the messages, or does not respond. */
let nextStatus = 202;
let isHanging = false;
const unanswered: ServerResponse[] = [];
const received: { to: string; subject: string; text: string; key: unknown; status: number }[] = [];
const gateway = createServer((request, response) => {
  void json(request).then((body) => {
    const key = request.headers['idempotency-key'];
    received.push({ ...(body as { to: string; subject: string; text: string }), key, status: nextStatus });
    if (isHanging) unanswered.push(response);
    else response.writeHead(nextStatus).end();
  });
});
const env: Record<string, string> = { LOG_LEVEL: 'info' };
beforeAll(async () => {
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  env.EMAIL_GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/mail`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const { platform, advance, ...calls } = platformFixture({ controlled: true, env });
const { send, as, registerPerson, smsMessages } = calls;
const { projectId, completeProfile, messageTitles } = createEnrolmentApi(calls);

const settings = async (headers: Headers) => (await send('notificationSettings', {}, headers)).data as object;
const choose = (sms: string[], email: string[], headers: Headers) =>
  send('notificationSettingsEdit', { sms, email }, headers);
const decide = async (id: string, state: string) =>
  send('enrolmentReview', { id, state, reason: null }, await as('admin'));
const isCode = ({ subject }: { subject: string }) => subject.includes('确认您的邮箱');
/** E-mails to an address except codes, once there are this many. */
const sentTo = async (to: string, count: number) => {
  for (;;) {
    const own = received.filter((mail) => mail.to === to && !isCode(mail));
    if (own.length >= count) return own;
    await after(20);
  }
};
/** Confirms an address by the code that the gateway gets. */
async function confirm(email: string, headers: Headers): Promise<void> {
  expect(await send('emailCodeSend', { email }, headers)).toMatchObject({ status: 200 });
  for (;;) {
    const mail = received.findLast((one) => one.to === email && isCode(one));
    const code = /验证码 (\d{6})/.exec(mail?.text ?? '')?.[1];
    if (code === undefined) {
      await after(20);
      continue;
    }
    expect(await send('emailConfirm', { code }, headers)).toMatchObject({ status: 200 });
    return;
  }
}
const undelivered = (count: number) =>
  waitForLogLines(platform, (line) => line.includes('message not delivered'), count);

/** A person with a confirmed e-mail address who is enrolled. */
async function enrolledPerson(email: string) {
  const person = await registerPerson();
  await completeProfile(person.headers, { email });
  await confirm(email, person.headers);
  const project = await projectId('捐献文化与社会宣传');
  const { id } = (await send('enrol', { projectId: project }, person.headers)).data as { id: string };
  return { ...person, id };
}

test("chosen events are also sent by SMS and e-mail, other events and the user's own acts are not; a rejected delivery is retried", async () => {
  const { headers, phone, id } = await enrolledPerson('first@example.org');
  expect(await settings(headers)).toEqual({
    channels: ['sms', 'email'],
    sms: [],
    email: [],
    emailToConfirm: false,
  });
  await decide(id, 'review');
  expect((await choose(['enrolment'], ['certificate', 'enrolment', 'enrolment'], headers)).data).toEqual({
    sms: ['enrolment'],
    email: ['enrolment', 'certificate'],
  });
  expect(await settings(headers)).toMatchObject({ sms: ['enrolment'], email: ['enrolment', 'certificate'] });
  expect(await choose(['weather'], [], headers)).toMatchObject({ code: 'A0400' });

  nextStatus = 400;
  await decide(id, 'approved');
  const [line] = await undelivered(1);
  expect(JSON.parse(line ?? '')).toMatchObject({ reason: 'the e-mail gateway answered 400', isLast: false });
  nextStatus = 202;
  await advance(61);
  const [refused, taken, ...others] = await sentTo('first@example.org', 2);
  expect(refused).toMatchObject({ subject: '报名已通过', status: 400 });
  expect(refused?.text).toContain('的报名已通过审核');
  expect(taken).toEqual({ ...refused, status: 202 });
  expect(others).toEqual([]);
  const texts = (await smsMessages(phone)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('报名'))).toEqual([
    expect.stringMatching(/^【器官移植培训】报名已通过：您在《.+》的报名已通过审核/),
  ]);
  expect(await messageTitles(headers)).toEqual(['报名已通过', '报名审核中', '报名已提交']);
  await send('enrolmentLeave', { projectId: await projectId('捐献文化与社会宣传') }, headers);
  expect(platform.output()).not.toContain('first@example.org');
});

test('a delivery is given up after its last attempt, and with the account of its user', async () => {
  const before = (await undelivered(0)).length;
  const last = await enrolledPerson('last@example.org');
  const closed = await enrolledPerson('closed@example.org');
  nextStatus = 400;
  for (const { headers } of [last, closed]) await choose([], ['enrolment'], headers);
  await decide(last.id, 'review');
  await decide(closed.id, 'review');
  await undelivered(before + 2);
  await platform.control({ statements: ['update deliveries set attempts = 6'] });
  await send('accountClose', { password: closed.password }, closed.headers);
  await advance(61);
  const lines = await undelivered(before + 3);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ isLast: true });

  // the oldest due delivery goes first: when the next one arrives, all others have been tried
  nextStatus = 202;
  await advance(120);
  const next = await enrolledPerson('next@example.org');
  await choose([], ['enrolment'], next.headers);
  await decide(next.id, 'review');
  expect(await sentTo('next@example.org', 1)).toHaveLength(1);
  expect([await sentTo('last@example.org', 0), await sentTo('closed@example.org', 0)]).toMatchObject([
    [{ status: 400 }, { status: 400 }],
    [{ status: 400 }],
  ]);
});

test('channels that cannot reach the user are not offered', async () => {
  const { headers } = await registerPerson();
  expect(await settings(headers)).toMatchObject({ channels: ['sms'], emailToConfirm: false });
});

test('an address gets no message before it is confirmed, even if it replaces a confirmed one', async () => {
  const { headers, id } = await enrolledPerson('former@example.org');
  await choose([], ['enrolment'], headers);
  await completeProfile(headers, { email: 'replaced@example.org' });
  expect(await settings(headers)).toMatchObject({ channels: ['sms'], emailToConfirm: true });
  await decide(id, 'review');
  // the oldest due delivery goes first: when the next user has an e-mail, that of the first was tried
  const next = await enrolledPerson('later@example.org');
  await choose([], ['enrolment'], next.headers);
  await decide(next.id, 'review');
  await sentTo('later@example.org', 1);
  expect([await sentTo('former@example.org', 0), await sentTo('replaced@example.org', 0)]).toEqual([[], []]);
  await advance(61);
  await confirm('replaced@example.org', headers);
  await decide(id, 'approved');
  expect(await sentTo('replaced@example.org', 1)).toMatchObject([{ subject: '报名已通过' }]);
});

test('a message that has waited for days, as while no gateway was set up, is not sent and then deleted', async () => {
  const { phone } = await registerPerson();
  const queued = (title: string, days: number) =>
    `insert into deliveries (user_id, channel, title, content, created_at, due_at)
     select id, 'sms', '${title}', '', now() - interval '${days} days', now() - interval '${days} days'
     from users where phone = '${phone}'`;
  // the oldest due delivery goes first
  await platform.control({ statements: [queued('很久以前', 30), queued('昨天', 1)] });
  const sent = async () => (await smsMessages(phone)).map(({ text }) => text).join();
  while (!(await sent()).includes('昨天')) await after(50);
  expect(await sent()).not.toContain('很久以前');
  await platform.control({ cleanUp: true });
  const query = "select 1 from deliveries where title = '很久以前'";
  expect(await platform.control({ query })).toEqual([]);
});

test('an e-mail gateway that does not respond delays no SMS', async () => {
  const { headers, phone, id } = await enrolledPerson('hanging@example.org');
  await choose([], ['enrolment'], headers);
  isHanging = true;
  await decide(id, 'review');
  await sentTo('hanging@example.org', 1);
  await choose(['enrolment'], [], headers);
  await decide(id, 'approved');
  const texts = async () => (await smsMessages(phone)).map(({ text }) => text).join();
  while (!(await texts()).includes('报名已通过')) await after(50);
  isHanging = false;
  for (const response of unanswered) response.writeHead(202).end();
});
