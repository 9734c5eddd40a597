import { platformFixture, waitForLogLines } from '../testing/platform-fixture';
import { makePng } from '../testing/sample-pictures';
import { createAuditLog } from './audit-log';

const { platform, ...api } = platformFixture({ controlled: true, env: { LOG_LEVEL: 'info' } });
const { send, as, registerPerson } = api;
const { entries, added } = createAuditLog(api);

test('reading a list of persons leaves one entry with the names of its filters, however often it is read or paged', async () => {
  const headers = await as('admin');
  const lists = ['enrolmentReviewPage', 'certificatePage', 'contactMessages'] as const;
  await platform.control({ secondsAhead: 3600 });
  const operator = await as('admin');
  const found = await added(async () => {
    for (const call of lists)
      for (let current = 1; current <= 4; current += 1)
        expect(await send(call, { current, size: 5, query: {} }, operator)).toMatchObject({ status: 200 });
    for (let round = 0; round < 3; round += 1) {
      await send(
        'certificatePage',
        { current: 1, size: 5, query: { keyword: '沈知远', state: 'issued' } },
        operator,
      );
      await send('contactMessages', { current: 1, size: 5, query: { handled: true } }, operator);
    }
    // Who may not read leaves nothing.
    for (const call of lists) await send(call, { current: 1, size: 5, query: {} }, await as('trainee'));
  });
  expect(found.map(({ action, fields, actor }) => [action, actor.username, ...fields])).toEqual([
    ['enrolmentRead', 'admin'],
    ['certificateRead', 'admin'],
    ['contactRead', 'admin'],
    ['certificateRead', 'admin', 'keyword', 'state'],
    ['contactRead', 'admin', 'handled'],
  ]);
  expect(JSON.stringify(found)).not.toContain('沈知远');
  await platform.control({ secondsAhead: 0 });
  expect(await send('userInfo', {}, headers)).toMatchObject({ status: 200 });
});

test('a session that changes its account again and again is refused, and the owner can do all that protects it', async () => {
  const { headers, password } = await registerPerson();
  const codes: unknown[] = [];
  const image = makePng(8, 8).toString('base64');
  for (let round = 0; round < 60; round += 1) codes.push((await send('avatarEdit', { image }, headers)).code);
  expect(codes.filter((code) => code === '00000')).toHaveLength(50);
  expect(codes.at(-1)).toBe('A0429');
  const change = { oldPassword: password, newPassword: 'Changed@2026' };
  expect(await send('passwordEdit', change, headers)).toMatchObject({ status: 200 });
  expect(await send('signOutOthers', {}, headers)).toMatchObject({ status: 200 });
});

test('an act and its entry are stored together or not at all', async () => {
  const headers = await as('admin');
  const text = { articleType: 'notice', categoryId: null, summary: '', source: '', content: '<p>一</p>' };
  const draft = { id: null, revision: 0, title: '同生共死', ...text };
  const { id } = (await send('articleEdit', draft, headers)).data;
  const seen = [];
  for (let query = 1, status = 500; status !== 200; query += 1) {
    await platform.control({ failAtQuery: query });
    ({ status } = await send('articlePublish', { id, revision: 0, published: true }, headers));
    await platform.control({ failAtQuery: null });
    const { state } = (await send('articleEditDetail', { id }, headers)).data;
    const count = (await entries({ keyword: '同生共死', action: 'articlePublish' })).length;
    seen.push(`${state} ${count}`);
    if (state === 'published') break;
  }
  expect(new Set(seen)).toEqual(new Set(['draft 0', 'published 1']));
  expect(seen.length).toBeGreaterThan(4);
});

test('a line of the access log names the user by number and nothing else of them', async () => {
  const headers = await as('newcomer');
  await send('profile', {}, headers);
  const isProfile = (line: string) => line.includes('/userInfo/detail"');
  const line = (await waitForLogLines(platform, isProfile, 1)).at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({ status: 200, user: expect.stringMatching(/^\d+$/) });
  expect(line).not.toContain('newcomer');
});
