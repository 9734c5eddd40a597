import { clientHeader, makeUser } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';
import { browserAt } from './browser';

// Browsers give no cookie to a page on another origin.
const { platform, advance, registerPerson, send } = platformFixture({
  controlled: true,
  env: {
    TRUST_PROXY: 'loopback',
    SIGN_IN_LIMIT: '9',
    SMS_PHONE_LIMIT: '4',
    ALLOWED_ORIGINS: 'https://host.example.org',
  },
});

describe('In a page on another origin', () => {
  /** Sends what the portal sends: the value of the header that it got last. */
  const pageAt = (address: string) => {
    let known: object = {};
    return async (username: string, password: string) => {
      const headers = { ...clientHeader, 'x-forwarded-for': address, origin: 'https://host.example.org' };
      const response = await send('login', { username, password }, { ...headers, ...known });
      const value = response.headers.get('x-portal-browser');
      if (value) known = { 'x-portal-browser': value };
      return response;
    };
  };
  const failFrom = async (signIn: ReturnType<typeof pageAt>, username: string) => {
    const codes: unknown[] = [];
    for (let round = 0; round < 6; round += 1) codes.push((await signIn(username, `Wrong@202${round}`)).code);
    return codes;
  };
  const allFive = ['A0210', 'A0210', 'A0210', 'A0210', 'A0211', 'A0211'];

  test('a stranger in another network, or in many, locks no owner out of a network where they have signed in', async () => {
    const { username, password } = await registerPerson();
    // Without the header, as a program or a page without storage.
    const owner = (word: string) => pageAt('192.0.2.1')(username, word);
    expect((await owner(password)).status).toBe(200);
    expect(await failFrom(pageAt('192.0.2.2'), username)).toEqual(allFive);
    for (let round = 3; round < 20; round += 1) {
      const other = pageAt(`192.0.2.${round}`);
      expect((await other(username, 'Wrong@2026')).code).toBe('A0211');
      expect((await other(username, password)).code).toBe('A0211');
    }
    expect((await owner(password)).status).toBe(200);
    // The owner's sign-in does not end the lock of strangers.
    expect((await pageAt('192.0.2.2')(username, password)).code).toBe('A0211');
  });

  test('a stranger in the same network locks no owner out of the page that knows them', async () => {
    const { username, password } = await registerPerson();
    const owner = pageAt('192.0.2.50');
    await owner(username, password);
    expect(await failFrom(pageAt('192.0.2.50'), username)).toEqual(allFive);
    expect((await pageAt('192.0.2.50')(username, password)).code).toBe('A0211');
    expect((await owner(username, password)).status).toBe(200);
  });

  test('a guess in a network of the owner meets the limit, and gets the errors that an unknown name gets', async () => {
    const { username, password } = await registerPerson();
    await pageAt('192.0.2.60')(username, password);
    const unknown = makeUser().username;
    await failFrom(pageAt('192.0.2.61'), username);
    await failFrom(pageAt('192.0.2.62'), unknown);
    const guess = async (name: string, address: string) => {
      const { status, code, msg, data } = await pageAt(address)(name, 'Wrong@2026');
      return { status, code, msg, remaining: (data as { remaining: number }).remaining };
    };
    for (let round = 0; round < 6; round += 1)
      expect(await guess(username, '192.0.2.60')).toEqual(await guess(unknown, '192.0.2.63'));
    expect((await pageAt('192.0.2.60')(username, password)).code).toBe('A0211');
  });

  const headersAt = (address: string) => ({ ...clientHeader, 'x-forwarded-for': address });
  const statusAt = async (call: 'passwordError' | 'passwordErrorSave', username: string, address: string) => {
    const { remaining, lockedUntil } = (await send(call, { username }, headersAt(address))).data;
    return [remaining as unknown, lockedUntil !== null];
  };

  test('the attempts left say nothing of strangers elsewhere to an owner in a network of theirs, nor who is one', async () => {
    const { username, password, phone } = await registerPerson();
    await pageAt('192.0.2.80')(username, password);
    const unknown = makeUser().username;
    for (const [name, elsewhere] of [
      [username, '192.0.2.81'],
      [unknown, '192.0.2.82'],
    ] as const) {
      await failFrom(pageAt(elsewhere), name);
      expect(await statusAt('passwordError', name, '192.0.2.80')).toEqual([5, false]);
      expect(await statusAt('passwordError', name, elsewhere)).toEqual([0, true]);
      // What a wrong password reports, in any network.
      expect(await statusAt('passwordErrorSave', name, '192.0.2.80')).toEqual([0, true]);
      await pageAt('192.0.2.80')(name, 'Wrong@2026');
      expect(await statusAt('passwordError', name, '192.0.2.80')).toEqual([4, false]);
    }
    // The owner clears what was counted in their network before.
    await advance(61);
    const code = await browserAt(platform, '192.0.2.80').receiveCode('sendLoginCode', phone);
    const { data } = await send('loginByCode', { phone, code }, headersAt('192.0.2.80'));
    const session = {
      authorization: `Bearer ${data.access_token as string}`,
      'x-forwarded-for': '192.0.2.80',
    };
    await send('passwordErrorRemove', {}, session);
    expect(await statusAt('passwordError', username, '192.0.2.80')).toEqual([5, false]);
  });

  test('the attempts left after a wrong password tell no owner in a network from a stranger in it', async () => {
    const [owner, visitor] = [await registerPerson(), await registerPerson()];
    await pageAt('192.0.2.90')(owner.username, owner.password);
    const seen: unknown[] = [];
    for (const [{ username, password }, address] of [
      [owner, '192.0.2.90'],
      [visitor, '192.0.2.92'],
    ] as const) {
      for (let round = 0; round < 3; round += 1) await pageAt(address)(username, `Wrong@202${round}`);
      // A sign-in elsewhere resets the count of the name alone.
      await pageAt('192.0.2.91')(username, password);
      const responses: unknown[] = [];
      for (let round = 0; round < 3; round += 1) {
        const { code, data } = await pageAt(address)(username, 'Wrong@2026');
        responses.push([code, data.remaining, await statusAt('passwordErrorSave', username, address)]);
      }
      seen.push(responses);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toEqual([
      ['A0210', 1, [1, false]],
      ['A0211', 0, [0, true]],
      ['A0211', 0, [0, true]],
    ]);
  });

  test('a value that a stranger invents or plants makes no page known, and other origins get none', async () => {
    const { username, password } = await registerPerson();
    const planted = { 'x-portal-browser': 'a'.repeat(43), 'x-forwarded-for': '192.0.2.70', ...clientHeader };
    const origin = 'https://host.example.org';
    const signedIn = await send('login', { username, password }, { ...planted, origin });
    expect(signedIn.headers.get('x-portal-browser')).toMatch(/^[\w-]{43}$/);
    const thief = { ...planted, 'x-forwarded-for': '192.0.2.71' };
    for (let round = 0; round < 5; round += 1)
      await send('login', { username, password: `Wrong@202${round}` }, thief);
    expect((await send('login', { username, password }, thief)).code).toBe('A0211');
    for (const other of [{}, { origin: platform.url }, { origin: 'https://evil.example.org' }]) {
      const response = await send('captchaChallenge', {}, other);
      expect(response.headers.get('x-portal-browser')).toBeNull();
    }
  });
});
