/** @jest-environment jest-fixed-jsdom */
import { createHostSession } from './host-session';
import type { ShellConfig } from './shell-config';

const config = {
  apiBase: 'https://portal.example.org/api',
  product: 'train',
  clientId: 'portal',
  clientSecret: 'portal',
  tokenField: 'access_token',
} as ShellConfig;
const admin = { username: 'admin', password: 'secret' };

/** A platform that gives the tokens t1, t2 …, each login once it is let go. */
function createPlatform() {
  const logins: (() => void)[] = [];
  const revoked: string[] = [];
  let logout: object = { code: 200, data: null };
  let last = 0;
  const answer = (body: object) => ({ status: 200, json: () => Promise.resolve(body) });
  const platform = (address: string, { headers }: { headers: { authorization: string } }) => {
    if (address.endsWith('/logout')) {
      revoked.push(headers.authorization);
      return Promise.resolve(answer(logout));
    }
    last += 1;
    const login = answer({ code: 200, data: { access_token: `t${last}` } });
    return new Promise((resolve) => logins.push(() => resolve(login)));
  };
  Object.assign(globalThis, { fetch: platform });
  return {
    revoked,
    /** Answers the logins that wait. */
    answerLogins: () => logins.splice(0).forEach((resolve) => resolve()),
    answerLogout: (body: object) => {
      logout = body;
    },
  };
}

/** A host session, signed in as `admin` with the token t1. */
async function signedIn() {
  const platform = createPlatform();
  const session = createHostSession(config);
  const done = session.signIn(admin);
  platform.answerLogins();
  await done;
  return { platform, session };
}

beforeEach(() => sessionStorage.clear());

test('signing out ends the session in the host at once and at the platform', async () => {
  const { platform, session } = await signedIn();
  expect([session.token.get(), session.username.get()]).toEqual(['t1', 'admin']);
  const done = session.signOut();
  expect([session.token.get(), session.username.get()]).toEqual(['', '']);
  await done;
  expect(platform.revoked).toEqual(['Bearer t1']);
  expect(sessionStorage.getItem('sample-host-token')).toBe('');
});

test('a session that has ended at the platform is left without an error; a sign-out that the platform rejects is one', async () => {
  const { platform, session } = await signedIn();
  platform.answerLogout({ code: 'A0401', msg: '登录已失效' });
  await session.signOut();
  session.setToken('t9');
  platform.answerLogout({ code: 'B0001', msg: '系统繁忙' });
  await expect(session.signOut()).rejects.toThrow('系统繁忙');
  expect(session.token.get()).toBe('');
});

test('a login that responds after a sign-out signs nobody in, and its session is ended', async () => {
  const platform = createPlatform();
  const session = createHostSession(config);
  const done = session.signIn(admin);
  await session.signOut();
  platform.answerLogins();
  expect(await done).toBe(false);
  expect([session.token.get(), session.username.get()]).toEqual(['', '']);
  expect(platform.revoked).toEqual(['Bearer t1']);
});

test('another user, by a rotation or by a token, is another author', async () => {
  const { platform, session } = await signedIn();
  expect(session.author()).toBe('admin');
  const rotated = session.rotate({ username: 'trainee', password: 'secret' });
  platform.answerLogins();
  await rotated;
  expect([session.token.get(), session.author()]).toEqual(['t2', 'trainee']);
  expect(platform.revoked).toEqual(['Bearer t1']);
  session.setToken('t9');
  expect([session.username.get(), session.author()]).toEqual(['', 't9']);
});
