import { randomBytes } from 'node:crypto';
import { bearerHeader, clientHeader } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';
import { browserAt } from './browser';

const { platform, advance, registerPerson, send, as } = platformFixture({
  controlled: true,
  env: { TRUST_PROXY: 'loopback', SIGN_IN_LIMIT: '1000' },
});
const [ownersNetwork, thiefsNetwork] = ['198.51.100.1', '203.0.113.1'];

/** A value that looks like a cookie of the platform. */
const madeUp = () => randomBytes(32).toString('base64url');
const cookieOf = (value: string) => ({ ...clientHeader, cookie: `portal-browser=${value}` });

test('a cookie that a thief has put into the owner’s browser is not the one of a known browser after the sign-in', async () => {
  const { username, password } = await registerPerson();
  const planted = madeUp();
  const thief = { ...cookieOf(planted), 'x-forwarded-for': thiefsNetwork };
  const owner = browserAt(platform, ownersNetwork);
  const signIn = await owner.send('login', { username, password }, cookieOf(planted));
  const own = signIn.headers.getSetCookie()[0]?.split(';', 1)[0]?.split('=')[1] ?? '';
  expect(own).toMatch(/^[\w-]{43}$/);
  expect(own).not.toBe(planted);

  // five wrong passwords from the thief's browser do not lock the account for the owner's
  for (let round = 0; round < 6; round += 1)
    await send('login', { username, password: `Wrong@202${round}` }, thief);
  expect(await send('login', { username, password }, thief)).toMatchObject({ code: 'A0211' });
  expect(await send('login', { username, password }, cookieOf(own))).toMatchObject({ status: 200 });
});

test('a sign-in that fails leaves a browser its cookie, so that the owner stays known', async () => {
  const { username, password } = await registerPerson();
  const owner = browserAt(platform, ownersNetwork);
  await owner.login(username, password);
  const failed = await owner.login(username, 'Wrong@2026');
  expect([failed.code, failed.headers.getSetCookie()]).toEqual(['A0210', []]);
});

test('no token, cookie or id that was there before a sign-in opens the session that it begins', async () => {
  const { username, password } = await registerPerson();
  const chosen = madeUp();
  const before = await as('newcomer');
  const places = [
    { ...clientHeader, cookie: `portal-token=${chosen}; portal-browser=${chosen}; sid=${chosen}` },
    { ...clientHeader, 'x-request-id': chosen, 'x-session-id': chosen, 'x-access-token': chosen },
  ];
  const inputs = [
    { username, password, access_token: chosen, token: chosen, sessionId: chosen, id: chosen },
    { username, password },
  ];
  const tokens = new Set<string>();
  for (const headers of places)
    for (const input of inputs) {
      const response = await send('login', input, headers);
      expect(response.status).toBe(200);
      tokens.add(bearerHeader(response).authorization);
    }
  expect(tokens.size).toBe(4);
  expect([...tokens].some((token) => token.includes(chosen))).toBe(false);
  expect((await send('userInfo', {}, { authorization: `Bearer ${chosen}` })).status).toBe(401);
  // an open session stays that of its user
  expect((await send('userInfo', {}, before)).data).toMatchObject({ username: 'newcomer' });
});

test('a code that somebody requested before its owner ends when the owner requests another', async () => {
  const { phone } = await registerPerson();
  const [owner, thief] = [browserAt(platform, ownersNetwork), browserAt(platform, thiefsNetwork)];
  await advance(61);
  const first = await thief.receiveCode('sendLoginCode', phone);
  await advance(61);
  const second = await owner.receiveCode('sendLoginCode', phone);
  expect(await thief.send('loginByCode', { phone, code: first })).toMatchObject({ code: 'A0220' });
  expect(await owner.send('loginByCode', { phone, code: second })).toMatchObject({ status: 200 });
});

test('a solution of a captcha and a code are used up by the first who sends them', async () => {
  const { phone } = await registerPerson();
  const [owner, thief] = [browserAt(platform, ownersNetwork), browserAt(platform, thiefsNetwork)];
  await advance(61);
  const code = await owner.receiveCode('sendLoginCode', phone);
  expect(await owner.send('loginByCode', { phone, code })).toMatchObject({ status: 200 });
  expect(await thief.send('loginByCode', { phone, code })).toMatchObject({ code: 'A0220' });
});
