import { limits } from '@/contracts/limits';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, as, registerPerson } = platformFixture({ controlled: true });

type Headers = Awaited<ReturnType<typeof as>>;
interface Message {
  id: string;
  title: string;
  sentAt: string;
  read: boolean;
}

const unread = async (headers: Headers): Promise<unknown> =>
  (await send('messageUnreadCount', {}, headers)).data;
const boxOf = async (headers: Headers, current = 1, size = 10) =>
  (await send('messagePage', { current, size, query: {} }, headers)).data as {
    records: Message[];
    total: number;
  };

test('an inbox belongs to its user, is paged newest first, and counts unread messages (R2.24, R2.44)', async () => {
  const trainee = await as('trainee');
  expect(await unread(trainee)).toEqual({ count: 12 });
  const [first, second] = await Promise.all([boxOf(trainee), boxOf(trainee, 2)]);
  expect([first.total, first.records.length, second.records.length]).toEqual([22, 10, 10]);
  const times = [...first.records, ...second.records].map(({ sentAt }) => sentAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(second.records.map(({ read }) => read)).toEqual([false, false, ...Array<boolean>(8).fill(true)]);

  const { headers } = await registerPerson();
  expect(await unread(headers)).toEqual({ count: 0 });
  expect(await boxOf(headers)).toMatchObject({ records: [], total: 0 });
});

test('a message links to its subject by an in-app path, or has no link (R2.24)', async () => {
  const { records } = (await send('messagePage', { current: 1, size: 24, query: {} }, await as('trainee')))
    .data as {
    records: { title: string; link: string | null }[];
  };
  const links = new Map(records.map(({ title, link }) => [title, link]));
  const { data } = await send('projectDetail', { id: links.get('报名成功')?.replace('/project/', '') });
  expect(data).toMatchObject({ title: '肾移植随访与慢性病管理' });
  expect(links.get('账号开通')).toBeNull();
  expect([...links.values()].filter((link) => link !== null)).toEqual([
    expect.stringMatching(/^\/project\/\d+$/),
    expect.stringMatching(/^\/project\/\d+$/),
  ]);
});

test("marking all messages as read can be undone, for those that it marked and the user's own only", async () => {
  const [admin, trainee] = [await as('admin'), await as('trainee')];
  const before = (await boxOf(admin)).records.map(({ read }) => read);
  const { readAt } = (await send('messageRead', { id: null }, admin)).data as { readAt: string };
  expect(await send('messageUnread', { readAt }, trainee)).toMatchObject({ data: { count: 12 } });
  expect(await unread(admin)).toEqual({ count: 0 });
  for (let round = 0; round < 2; round += 1)
    expect(await send('messageUnread', { readAt }, admin)).toMatchObject({
      data: { count: before.filter((read) => !read).length },
    });
  expect((await boxOf(admin)).records.map(({ read }) => read)).toEqual(before);
});

test('a time that no message was read at changes nothing', async () => {
  const trainee = await as('trainee');
  const before = await unread(trainee);
  const response = await send('messageUnread', { readAt: '0000-01-01T00:00:00Z' }, trainee);
  expect(response).toMatchObject({ status: 200, data: before });
});

test("marking one or all messages as read affects the user's own only", async () => {
  const admin = await as('admin');
  const [id] = (await boxOf(admin)).records.map((message) => message.id);
  for (let round = 0; round < 2; round += 1)
    expect(await send('messageRead', { id }, admin)).toMatchObject({ status: 200, data: { count: 2 } });
  expect((await boxOf(admin)).records[0]?.read).toBe(true);
  expect(await send('messageRead', { id: null }, admin)).toMatchObject({ data: { count: 0 } });
  expect((await boxOf(admin)).records.every(({ read }) => read)).toBe(true);
  expect(await unread(await as('trainee'))).toEqual({ count: 12 });
});

test("an unknown message or another user's is not found and stays unchanged", async () => {
  const trainee = await as('trainee');
  const [id] = (await boxOf(trainee)).records.map((message) => message.id);
  const admin = await as('admin');
  for (const foreign of [id, '999999', '9999999999999999999']) {
    expect(await send('messageRead', { id: foreign }, admin)).toMatchObject({
      status: 404,
      code: 'A0404',
      msg: '没有这条消息',
    });
  }
  expect(await unread(trainee)).toEqual({ count: 12 });
});

test.each([{}, { id: '0' }, { id: 'x' }, { id: 3 }, { id: ['1'] }])(
  'marking %j as read is a bad request that names the field, and marks nothing',
  async (input) => {
    const trainee = await as('trainee');
    const response = await send('messageRead', input, trainee);
    expect(response).toMatchObject({ status: 400, code: 'A0400' });
    expect(response.msg).toMatch(/^id：/);
    expect(await unread(trainee)).toEqual({ count: 12 });
  },
);

test('messages require a token', async () => {
  for (const name of [
    'messageUnreadCount',
    'messagePage',
    'messageRead',
    'messageRemove',
    'messageRestore',
  ] as const)
    expect(await send(name, { id: null, ids: ['1'], current: 1, size: 10, query: {} })).toMatchObject({
      status: 401,
      code: 'A0401',
    });
});

test('unread messages can be listed page by page (R2.24, R2.44)', async () => {
  const trainee = await as('trainee');
  const unreadPage = async (current: number) =>
    (await send('messagePage', { current, size: 10, query: { unread: true } }, trainee)).data as {
      records: Message[];
      total: number;
    };
  const [first, second] = await Promise.all([unreadPage(1), unreadPage(2)]);
  expect([first.total, first.records.length, second.records.length]).toEqual([12, 10, 2]);
  expect([...first.records, ...second.records].filter(({ read }) => read)).toEqual([]);
});

test('deleted messages are in no list, count or export; restoring brings them back unchanged and is idempotent (R2.24)', async () => {
  const trainee = await as('trainee');
  const before = await boxOf(trainee);
  const ids = before.records.slice(0, 2).map((message) => message.id);
  for (let round = 0; round < 2; round += 1)
    expect(await send('messageRemove', { ids }, trainee)).toMatchObject({ status: 200, data: { count: 10 } });
  const after = await boxOf(trainee);
  expect([after.total, after.records[0]?.id]).toEqual([before.total - 2, before.records[2]?.id]);
  expect(await send('messageRead', { id: ids[0] }, trainee)).toMatchObject({ code: 'A0404' });
  expect((await send('accountExport', {}, trainee)).data.messages).toHaveLength(before.total - 2);

  for (let round = 0; round < 2; round += 1)
    expect(await send('messageRestore', { ids }, trainee)).toMatchObject({ data: { count: 12 } });
  expect(await boxOf(trainee)).toEqual(before);
});

test("nobody deletes or restores another user's messages, and reading all leaves deleted ones unchanged", async () => {
  const trainee = await as('trainee');
  const [id] = (await boxOf(trainee)).records.map((message) => message.id);
  const { headers: stranger } = await registerPerson();
  expect(await send('messageRemove', { ids: [id, '9999999999999999999'] }, stranger)).toMatchObject({
    data: { count: 0 },
  });
  expect(await unread(trainee)).toEqual({ count: 12 });
  await send('messageRemove', { ids: [id] }, trainee);
  expect(await send('messageRestore', { ids: [id] }, stranger)).toMatchObject({ data: { count: 0 } });
  expect(await unread(trainee)).toEqual({ count: 11 });
  expect(await send('messageRestore', { ids: [id] }, trainee)).toMatchObject({ data: { count: 12 } });
});

test.each([{}, { ids: [] }, { ids: ['x'] }, { ids: Array(101).fill('1') }])(
  'deleting %j is a bad request',
  async (input) => {
    const trainee = await as('trainee');
    for (const call of ['messageRemove', 'messageRestore'] as const)
      expect(await send(call, input, trainee)).toMatchObject({ status: 400, code: 'A0400' });
    expect(await unread(trainee)).toEqual({ count: 12 });
  },
);

test('the account export has its messages, and an account with messages can be closed', async () => {
  const expired = await as('expired');
  const change = { oldPassword: 'Expired@2026', newPassword: 'Changed@2026' };
  expect(await send('passwordEdit', change, expired)).toMatchObject({ status: 200 });
  expect((await send('accountExport', {}, expired)).data.messages).toEqual([
    expect.objectContaining({ title: '密码即将到期', link: null, read: false }),
  ]);
  expect(await send('accountClose', { password: 'Changed@2026' }, expired)).toMatchObject({ status: 200 });
});

test('a deleted message can be restored for a day and is then removed for good', async () => {
  const admin = await as('admin');
  const [id] = (await boxOf(admin)).records.map((message) => message.id);
  const { total } = await boxOf(admin);
  await send('messageRemove', { ids: [id] }, admin);
  const almost = limits.messageRestoreHours * 60 * 60 - 600;
  await platform.control({ secondsAhead: almost, cleanUp: true });
  await send('messageRestore', { ids: [id] }, await as('admin'));
  expect((await boxOf(await as('admin'))).total).toBe(total);

  const again = await as('admin');
  await send('messageRemove', { ids: [id] }, again);
  await platform.control({ secondsAhead: 2 * almost + 1800, cleanUp: true });
  const later = await as('admin');
  await send('messageRestore', { ids: [id] }, later);
  expect((await boxOf(later)).total).toBe(total - 1);
});
