import type { FastifyInstance } from 'fastify';
import { login, logout, userInfo } from '@/contracts/session';
import { PlatformFault } from '../../http/fault';
import { type CallContext, registerCall } from '../../http/register-call';
import type { Session } from '../../http/access';
import { makePasswordCheck } from './password';
import { issueToken, revokeToken } from './tokens';
import { findUserById, findUserByName } from './users';

/** Sign-in by password, who is signed in, sign-out. */
export function registerSession(app: FastifyInstance): void {
  const { database, settings } = app.platform;
  const isPasswordOf = makePasswordCheck();

  registerCall(app, login, async ({ username, password }, { now }) => {
    const user = await findUserByName(database, username);
    // One answer in one time for a wrong name and a wrong password: neither tells which names exist.
    const fits = await isPasswordOf(user?.passwordHash ?? null, password);
    if (!user || !fits) throw new PlatformFault('A0210', '用户名或密码错误');
    const token = await issueToken(database, user.id, now, settings.tokenSeconds);
    return { [settings.tokenField]: token, token_type: 'Bearer', expires_in: settings.tokenSeconds };
  });

  registerCall(app, userInfo, async (_input, context) => {
    const user = await findUserById(database, signedIn(context).userId);
    if (!user) throw new PlatformFault('A0401', '登录已过期，请重新登录');
    const { username, avatar, gender, roles, permissions } = user;
    return { username, avatar, gender, roles, permissions };
  });

  registerCall(app, logout, async (_input, context) => {
    await revokeToken(database, signedIn(context).tokenHash, context.now);
    return null;
  });
}

function signedIn({ session }: CallContext): Session {
  if (!session) throw new Error('a member call was reached without a session');
  return session;
}
