import { startTestPlatform } from '../../testing/start-test-platform';
import { apiFor } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { send, as, solveCaptcha, platform } = platformFixture({ controlled: true });
const daySeconds = 24 * 60 * 60;
const written = {
  contactId: '1',
  name: '沈知远',
  replyTo: '13900000001',
  text: '证书上的单位名称有误，\n请问怎样更正？',
};
const leave = async (fields: object = {}) =>
  send('contactSend', { ...written, captcha: await solveCaptcha(), ...fields });
const storedMessages = async () => {
  const admin = await as('admin');
  const { data } = await send('contactMessages', { current: 1, size: 20, query: {} }, admin);
  return data as { total: number; records: Record<string, unknown>[] };
};
/** Runs the cleanup of so many days ahead, then returns to a date before the password expires. */
const cleanUpAfter = async (days: number) => {
  await platform.control({ secondsAhead: days * daySeconds, cleanUp: true });
  await platform.control({ secondsAhead: 0 });
};

test('three offices have contact details, the first one all of them (R2.23)', async () => {
  const { data } = await send('contactList', {});
  expect((data as { id: string }[]).map(({ id }) => id)).toEqual(['1', '2', '3']);
  for (const field of ['name', 'description', 'address', 'directions', 'email'])
    expect(data[0][field]).not.toBe('');
  expect(data[0].phones[0]).toEqual({ name: '咨询热线', number: '400-555-1000' });
  expect(data[0].hours).toHaveLength(3);
});

test('a contact message is stored unchanged, shown to operators only, and deleted after 180 days (R2.23)', async () => {
  expect(await leave({ text: ' 第一行\t\u202e\u0007\r\n第二行 ' })).toMatchObject({
    status: 200,
    data: { reference: expect.stringMatching(/^LY[0-9A-Z]{10}$/) as string },
  });
  expect(await leave({ text: '<img src=x onerror=alert(1)>', replyTo: 'a@example.org' })).toMatchObject({
    status: 200,
  });
  const { total, records } = await storedMessages();
  expect([total, records.map(({ text }) => text)]).toEqual([
    2,
    ['<img src=x onerror=alert(1)>', '第一行 \n第二行'],
  ]);
  expect(records[1]).toMatchObject({ contactId: '1', name: '沈知远', replyTo: '13900000001' });
  const all = { current: 1, size: 20, query: {} };
  expect(await send('contactMessages', all)).toMatchObject({ status: 401 });
  const trainee = await as('trainee');
  expect(await send('contactMessages', all, trainee)).toMatchObject({ status: 403 });
  await cleanUpAfter(179);
  expect((await storedMessages()).total).toBe(2);
  await cleanUpAfter(181);
  expect((await storedMessages()).total).toBe(0);
});

test('only an operator marks a message as handled, repeatedly, and as open again', async () => {
  const admin = await as('admin');
  await leave({ text: '请补寄证书' });
  const { id } = (await storedMessages()).records[0] as { id: string };
  const mark = async (handled: boolean) =>
    (await send('contactHandle', { id, handled }, admin)).data as object;
  const found = async (handled: boolean) => {
    const input = { current: 1, size: 100, query: { handled } };
    const { records } = (await send('contactMessages', input, admin)).data as { records: { id: string }[] };
    return records.some((record) => record.id === id);
  };
  expect([await found(false), await found(true)]).toEqual([true, false]);
  const first = await mark(true);
  expect(first).toMatchObject({ id, text: '请补寄证书', handledAt: expect.stringMatching(/Z$/) });
  expect(await mark(true)).toEqual(first);
  expect([await found(false), await found(true)]).toEqual([false, true]);
  expect(await mark(false)).toMatchObject({ id, handledAt: null });
  expect([await found(false), await found(true)]).toEqual([true, false]);

  expect(await send('contactHandle', { id: '9999', handled: true }, admin)).toMatchObject({ code: 'A0404' });
  expect(await send('contactHandle', { id, handled: true })).toMatchObject({ status: 401 });
  const trainee = await as('trainee');
  expect(await send('contactHandle', { id, handled: true }, trainee)).toMatchObject({ status: 403 });
  expect(await found(false)).toBe(true);
});

test('a mark that changes nothing leaves no audit entry', async () => {
  const admin = await as('admin');
  await leave({ text: '请更正姓名' });
  const { id } = (await storedMessages()).records[0] as { id: string };
  for (const handled of [false, true, true, false, false])
    await send('contactHandle', { id, handled }, admin);
  const { data } = await send('auditPage', { current: 1, size: 100, query: {} }, admin);
  const records = data.records as { action: string; subject: string }[];
  const own = records.filter(({ action, subject }) => action.startsWith('contact') && subject === id);
  expect(own.map(({ action }) => action)).toEqual(['contactReopen', 'contactHandle']);
});

test('missing, too long, invisible and unreachable values are rejected by name, and an unknown office is not found', async () => {
  const before = (await storedMessages()).total;
  for (const [field, value] of [
    ['name', ' '],
    ['name', '字'.repeat(61)],
    ['replyTo', '12345'],
    ['replyTo', 'a@b'],
    ['text', '\u200b\n '],
    ['text', '字'.repeat(1001)],
  ] as const) {
    const response = await send('contactSend', { ...written, captcha: 'x', [field]: value });
    expect([field, response.code, response.msg]).toEqual([field, 'A0400', expect.stringContaining(field)]);
  }
  expect(await send('contactSend', { ...written, captcha: 'x' })).toMatchObject({ code: 'A0221' });
  expect(await leave({ contactId: '9999' })).toMatchObject({ status: 404, code: 'A0404' });
  expect((await storedMessages()).total).toBe(before);
});

test('contact messages per address and day are limited, and the limit resets the next day', async () => {
  const env = { CONTACT_LIMIT: '2', TRUST_PROXY: 'loopback' };
  const limited = await startTestPlatform({ env, controlled: true, isShared: true });
  const there = apiFor(limited);
  const from = async (address: string) => {
    const input = { ...written, captcha: await there.solveCaptcha() };
    return (await there.send('contactSend', input, { 'x-forwarded-for': address })).code;
  };
  try {
    const codes: unknown[] = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
      codes.push(await from(address));
    expect(codes).toEqual(['00000', '00000', 'A0429', '00000']);
    await limited.control({ secondsAhead: daySeconds + 1 });
    expect(await from('203.0.113.1')).toBe('00000');
  } finally {
    await limited.stop();
  }
}, 60_000);

const answerOf = async (id: string, answer: string) =>
  send('contactAnswer', { id, answer }, await as('admin'));
const newest = async () =>
  (await storedMessages()).records[0] as { id: string; channel: string; answer: string };

test.each([
  ['13900000077', 'sms'],
  ['visitor@example.org', 'email'],
  ['010-12345678', 'none'],
])(
  'a visitor who left %s reads the answer by %s and by the number, and nobody else does',
  async (replyTo, channel) => {
    const { data } = await leave({ replyTo, text: '怎样更正？' });
    const { reference } = data as { reference: string };
    const follow = (fields: object = {}) => send('contactFollow', { reference, replyTo, ...fields });
    expect((await follow()).data).toMatchObject({ answer: null, handledAt: null });
    const { id, channel: planned } = await newest();
    expect(planned).toBe(channel);
    expect(await answerOf(id, '请在个人信息中更正。')).toMatchObject({
      status: 200,
      data: { reference, answer: '请在个人信息中更正。', handledAt: expect.stringMatching(/Z$/) as string },
    });
    expect((await follow({ reference: reference.toLowerCase() })).data).toMatchObject({
      answer: '请在个人信息中更正。',
    });
    // One error for a wrong number and a wrong contact.
    const refusals = [await follow({ replyTo: '13900000078' }), await follow({ reference: 'LY0000000000' })];
    expect(refusals[0]).toMatchObject({ status: 404, code: 'A0404' });
    expect([refusals[0]?.code, refusals[0]?.msg]).toEqual([refusals[1]?.code, refusals[1]?.msg]);
    const sent = await fetch(`${platform.url}/sandbox/sms?phone=${encodeURIComponent(replyTo)}`);
    const { data: outbox } = (await sent.json()) as { data?: { text: string }[] };
    if (channel !== 'none') expect(outbox?.[0]?.text).toContain('请在个人信息中更正。');
  },
);

test("the answer to a member's message is in the inbox, for that member alone", async () => {
  const trainee = await as('trainee');
  await send('contactSend', { ...written, captcha: await solveCaptcha() }, trainee);
  const { id, channel } = await newest();
  expect(channel).toBe('inbox');
  await answerOf(id, '已更正。');
  const inbox = async (name: 'trainee' | 'newcomer') =>
    (await send('messagePage', { current: 1, size: 5, query: {} }, await as(name))).data.records as {
      title: string;
      content: string;
    }[];
  expect((await inbox('trainee'))[0]).toMatchObject({
    title: '您的留言已有答复',
    content: expect.stringContaining('已更正。') as string,
  });
  expect((await inbox('newcomer')).some(({ title }) => title === '您的留言已有答复')).toBe(false);
});

test('only an operator answers, with a text, and look-ups are limited', async () => {
  await leave();
  const { id } = await newest();
  expect(await send('contactAnswer', { id, answer: '好' })).toMatchObject({ status: 401 });
  expect(await send('contactAnswer', { id, answer: '好' }, await as('trainee'))).toMatchObject({
    status: 403,
  });
  expect(await answerOf(id, ' ')).toMatchObject({ code: 'A0400' });
  expect(await answerOf('9999', '好')).toMatchObject({ code: 'A0404' });
  const guess = () => send('contactFollow', { reference: 'LY0000000000', replyTo: '13900000001' });
  const codes = new Set<unknown>();
  for (let times = 0; times < 60; times += 1) codes.add((await guess()).code);
  expect([...codes]).toEqual(['A0404', 'A0429']);
});
