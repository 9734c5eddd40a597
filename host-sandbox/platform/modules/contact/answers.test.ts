import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@/contracts/limits';
import type { Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

/** An e-mail gateway that accepts or rejects. */
let nextStatus = 202;
let received = 0;
const gateway = createServer((request, response) => {
  received += 1;
  request.resume().on('end', () => response.writeHead(nextStatus).end());
});
const env: Record<string, string> = {};
beforeAll(async () => {
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  env.EMAIL_GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/mail`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const { send, as, solveCaptcha, registerPerson, smsMessages } = platformFixture({ env });

interface Row {
  id: string;
  channel: string;
  answer: string | null;
  answeredAt: string | null;
  deliveredAt: string | null;
}
const leave = async (replyTo: string, headers: Headers = {}) => {
  const captcha = await solveCaptcha();
  const input = { contactId: '1', name: '沈知远', replyTo, text: '怎样更正？', captcha };
  return ((await send('contactSend', input, headers)).data as { reference: string }).reference;
};
const newest = async () => {
  const { data } = await send('contactMessages', { current: 1, size: 1, query: {} }, await as('admin'));
  return (data as { records: [Row] }).records[0];
};
const answer = async (id: string, text: string, fields: object = {}) =>
  send('contactAnswer', { id, answer: text, ...fields }, await as('admin'));
const follow = (reference: string, replyTo: string) => send('contactFollow', { reference, replyTo });

test('an answer that the operator has not seen is not replaced, and the same text is not sent again', async () => {
  await leave('13900000021');
  const { id, answeredAt } = await newest();
  expect(answeredAt).toBeNull();
  const first = await answer(id, '请在个人信息中更正。', { seenAnsweredAt: null });
  expect(first).toMatchObject({ status: 200, data: { answer: '请在个人信息中更正。' } });
  expect(await answer(id, '请来电。', { seenAnsweredAt: null })).toMatchObject({
    status: 409,
    code: 'A0409',
  });
  expect((await newest()).answer).toBe('请在个人信息中更正。');
  const again = await answer(id, '请在个人信息中更正。', { seenAnsweredAt: null });
  expect([again.status, again.data.answeredAt]).toEqual([200, first.data.answeredAt]);
  expect(await smsMessages('13900000021')).toHaveLength(1);
  const seenAnsweredAt = first.data.answeredAt as string;
  expect(await answer(id, '请来电。', { seenAnsweredAt })).toMatchObject({ status: 200 });
  expect(await answer(id, '请致电。')).toMatchObject({ status: 200 });
  expect(await smsMessages('13900000021')).toHaveLength(3);
  // When two operators answer at once, the second gets an error.
  const seen = { seenAnsweredAt: (await newest()).answeredAt };
  const both = await Promise.all(['甲', '乙'].map((text) => answer(id, text, seen)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the same text handles a message that was opened again, and sends nothing', async () => {
  await leave('13900000022');
  const { id } = await newest();
  await answer(id, '已更正。');
  await send('contactHandle', { id, handled: false }, await as('admin'));
  expect((await answer(id, '已更正。')).data.handledAt).toMatch(/Z$/);
  expect(await smsMessages('13900000022')).toHaveLength(1);
});

test('operators see whether a gateway has accepted the answer', async () => {
  await leave('writer@example.org');
  const { id, channel } = await newest();
  expect(channel).toBe('email');
  nextStatus = 400;
  await answer(id, '甲');
  await waitFor(() => Promise.resolve(received > 0));
  expect((await newest()).deliveredAt).toBeNull();
  nextStatus = 202;
  await answer(id, '乙');
  await waitFor(async () => (await newest()).deliveredAt !== null);
});

test.each([
  ['Writer@Example.org', ['writer@example.org', 'WRITER@EXAMPLE.ORG', ' Writer@Example.org ']],
  ['010-12345678', ['01012345678', '010 12345678', '010-12345678']],
  ['400-555-1000', ['4005551000', '400555-1000']],
  ['01012345678转12', ['010-12345678转12']],
])('a message left with %s is found by %j, and as often as its sender looks', async (left, given) => {
  const reference = await leave(left);
  for (const replyTo of given) expect(await follow(reference, replyTo)).toMatchObject({ status: 200 });
  for (const other of ['other@example.org', '01012345679', '4005551001'])
    expect(await follow(reference, other)).toMatchObject({ code: 'A0404' });
  for (let times = 0; times < limits.contactFollowsPerDay; times += 1)
    expect((await follow(reference, left)).code).toBe('00000');
});

test('a closed account leaves its messages to the offices without it; before, they are in its data export', async () => {
  const { headers, password } = await registerPerson();
  const reference = await leave('13900000023', headers);
  const { id, channel } = await newest();
  expect(channel).toBe('inbox');
  await answer(id, '已更正。');
  expect((await send('accountExport', {}, headers)).data.contactMessages).toMatchObject([
    { reference, replyTo: '13900000023', text: '怎样更正？', answer: '已更正。' },
  ]);
  expect(await send('accountClose', { password }, headers)).toMatchObject({ status: 200 });
  expect((await newest()).channel).toBe('sms');
  expect(await answer(id, '再次更正。')).toMatchObject({ status: 200 });
  expect(await smsMessages('13900000023')).toHaveLength(1);
});

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 50));
}
