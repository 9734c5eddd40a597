import { limits } from '@/contracts/limits';
import { makeUser } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';
import { browserAt } from './browser';

const { platform, advance, registerPerson, smsMessages } = platformFixture({
  controlled: true,
  env: {
    TRUST_PROXY: 'loopback',
    SIGN_IN_LIMIT: '9',
    SMS_PHONE_LIMIT: '4',
  },
});
const daySeconds = 24 * 60 * 60;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
let networks = 0;
/** A browser in a network of its own. */
const browser = () => {
  networks += 1;
  return browserAt(platform, `198.51.100.${networks}`);
};

test('a stranger who fails at the login locks no owner out of a browser they have signed in with', async () => {
  const { username, password } = await registerPerson();
  const [owner, stranger] = [browser(), browser()];
  expect((await owner.login(username, password)).status).toBe(200);
  for (let round = 0; round < 6; round += 1) await stranger.login(username, `Wrong@202${round}`);
  expect(await stranger.login(username, password)).toMatchObject({ code: 'A0211' });
  expect(await owner.send('passwordError', { username })).toMatchObject({
    data: { remaining: 5, lockedUntil: null },
  });
  expect(await owner.login(username, password)).toMatchObject({ status: 200 });
  // The owner's success does not end the lock of strangers.
  expect(await stranger.login(username, password)).toMatchObject({ code: 'A0211' });
});

test('a browser that the owner has signed in with gets five tries as well, and a reset ends its lock', async () => {
  const { username, password, phone } = await registerPerson();
  const owner = browser();
  await owner.login(username, password);
  for (let round = 0; round < 5; round += 1) await owner.login(username, `Wrong@202${round}`);
  expect(await owner.login(username, password)).toMatchObject({ code: 'A0211' });
  expect(await browser().login(username, password)).toMatchObject({ status: 200 });
  await advance(61);
  const code = await owner.receiveCode('sendResetCode', phone);
  await owner.send('passwordReset', { phone, code, password: 'Another@2026' });
  expect(await owner.login(username, 'Another@2026')).toMatchObject({ status: 200 });
});

test('browsers that knew an old password get no tries of their own after a reset', async () => {
  const { username, password, phone } = await registerPerson();
  const thief = browser();
  await thief.login(username, password);
  await advance(61);
  const owner = browser();
  const code = await owner.receiveCode('sendResetCode', phone);
  await owner.send('passwordReset', { phone, code, password: 'Another@2026' });
  const stranger = browser();
  for (let round = 0; round < 5; round += 1) await stranger.login(username, `Wrong@202${round}`);
  expect(await thief.login(username, 'Another@2026')).toMatchObject({ code: 'A0211' });
});

test('a stranger in the same network who fails under many names locks nobody out of such a browser', async () => {
  const { username, password, phone } = await registerPerson();
  const [owner, stranger] = [browserAt(platform, '203.0.113.7'), browserAt(platform, '203.0.113.7')];
  await owner.login(username, password);
  for (let round = 0; round < 10; round += 1) await stranger.login(makeUser().username, 'Wrong@2026');
  expect(await stranger.login(username, password)).toMatchObject({ code: 'A0429' });
  expect(await owner.login(username, password)).toMatchObject({ status: 200 });
  await advance(61);
  const code = await owner.receiveCode('sendLoginCode', phone);
  await stranger.login(makeUser().username, 'Wrong@2026');
  expect(await owner.send('loginByCode', { phone, code })).toMatchObject({ status: 200 });
});

test('codes that a stranger requests for a phone leave its owner every kind of code', async () => {
  const { phone } = await registerPerson();
  const [owner, stranger] = [browser(), browser()];
  for (const call of ['sendRegisterCode', 'sendResetCode', 'sendLoginCode'] as const)
    for (let round = 0; round < 5; round += 1) {
      await advance(61);
      await stranger.requestCode(call, phone);
    }
  for (const call of ['sendResetCode', 'sendLoginCode'] as const) {
    await advance(61);
    expect(await owner.requestCode(call, phone)).toMatchObject({ status: 200 });
  }
});

test('a stranger whose requests are refused starts no gap between the codes of a phone', async () => {
  const { phone } = makeUser();
  const [newcomer, stranger] = [browser(), browser()];
  for (let round = 0; round < 4; round += 1) {
    await advance(61);
    await stranger.requestCode('sendRegisterCode', phone);
  }
  expect(await stranger.requestCode('sendRegisterCode', phone)).toMatchObject({ code: 'A0429' });
  expect(await newcomer.requestCode('sendRegisterCode', phone)).toMatchObject({ status: 200 });
  // A request within the gap uses up nothing of a day's codes.
  expect(await newcomer.requestCode('sendRegisterCode', phone)).toMatchObject({ code: 'A0429' });
  await advance(61);
  expect(await newcomer.requestCode('sendRegisterCode', phone)).toMatchObject({ status: 200 });
});

test('a browser that the owner has signed in with gets its code whatever strangers have requested', async () => {
  const { username, password, phone } = await registerPerson();
  const owner = browser();
  await owner.login(username, password);
  await advance(daySeconds);
  const strangers = [browser(), browser(), browser()];
  for (const stranger of strangers)
    for (let round = 0; round < 2; round += 1) {
      await advance(61);
      await stranger.requestCode('sendResetCode', phone);
    }
  const code = await owner.receiveCode('sendResetCode', phone);
  const reset = await owner.send('passwordReset', { phone, code, password: 'Another@2026' });
  expect(reset).toMatchObject({ status: 200 });
});

test('no stranger replaces a valid code that was requested in a browser of the owner, or learns of it', async () => {
  const { username, password, phone } = await registerPerson();
  const owner = browser();
  await owner.login(username, password);
  await advance(61);
  const { data: usual } = await browser().requestCode('sendLoginCode', phone);
  const code = await owner.receiveCode('sendLoginCode', phone);
  const sent = async () => (await smsMessages(phone)).length;
  const before = await sent();
  await advance(61);
  const response = await browser().requestCode('sendLoginCode', phone);
  expect([response.status, response.data, await sent()]).toEqual([200, usual, before]);
  expect(await owner.send('loginByCode', { phone, code })).toMatchObject({ status: 200 });
  // Neither a code that was used nor an expired one holds back the next.
  await advance(61);
  await browser().requestCode('sendLoginCode', phone);
  expect(await sent()).toBe(before + 1);
  await owner.receiveCode('sendLoginCode', phone);
  await advance(limits.smsCodeSeconds + 1);
  await browser().requestCode('sendLoginCode', phone);
  expect(await sent()).toBe(before + 3);
});

test.each(['register', 'loginByCode', 'passwordReset'] as const)(
  "a stranger's wrong guesses leave the code of %s to the one who requested it",
  async (use) => {
    const person = use === 'register' ? makeUser() : await registerPerson();
    const { username, password, phone, realName, hospital } = person;
    await advance(61);
    const [owner, stranger] = [browser(), browser()];
    const sendCall = {
      register: 'sendRegisterCode',
      loginByCode: 'sendLoginCode',
      passwordReset: 'sendResetCode',
    };
    const code = await owner.receiveCode(sendCall[use] as 'sendLoginCode', phone);
    const input = {
      register: { username, password, phone, realName, hospital, consent: true },
      loginByCode: { phone },
      passwordReset: { phone, password: 'Another@2026' },
    }[use];
    for (let round = 0; round < 3; round += 1)
      expect(await stranger.send(use, { ...input, code: other(code) })).toMatchObject({ code: 'A0220' });
    // All strangers share three tries, because an attacker with many addresses could otherwise continue to guess.
    expect(await browser().send(use, { ...input, code })).toMatchObject({ code: 'A0220' });
    expect(await owner.send(use, { ...input, code })).toMatchObject({ status: 200 });
  },
);

test('a code is void after three wrong tries of the one who requested it, from wherever they are', async () => {
  const { phone } = await registerPerson();
  await advance(61);
  const owner = browser();
  const code = await owner.receiveCode('sendLoginCode', phone);
  for (let round = 0; round < 3; round += 1) await owner.send('loginByCode', { phone, code: other(code) });
  expect(await owner.send('loginByCode', { phone, code })).toMatchObject({ code: 'A0220' });
});
