import { count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loginRecords } from '@/contracts/login-records';
import { passwordEdit, phoneEdit, signOutOthers } from '@/contracts/account-security';
import { maskPhone } from '@/contracts/masks';
import { loginRecords as records } from '../../core/db/account-schema';
import { violatedConstraint } from '../../core/db/errors';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { recordAccountChange } from '../audit/port';
import {
  changePassword,
  createPasswordVerifier,
  hashPassword,
  hasPasswordOf,
  samePasswordError,
  currentSession,
  currentUser,
  shareLockCurrentUser,
  clearAttempts,
  ownPasswordKey,
  consumePasswordAttempt,
  wrongPasswordError,
  samePhoneError,
  updateUser,
  revokeTokens,
  type User,
} from '../session/port';
import { verifyCode, consumeCode, createSmsSender } from '../sms/port';

/** Password, phone, login records, other sessions. */
export function registerSecurity(app: FastifyInstance): void {
  const { database, encryption } = app.platform;
  const isPasswordOf = createPasswordVerifier();
  const checkOwnPassword = createOwnPasswordCheck(app);
  const prepareSms = createSmsSender(app);

  registerEndpoint(app, passwordEdit, async ({ oldPassword, newPassword }, context) => {
    const user = await checkOwnPassword(oldPassword, '当前密码错误', context);
    if (await isPasswordOf(user.passwordHash, newPassword)) throw samePasswordError();
    const passwordHash = await hashPassword(newPassword);
    await database.transaction(async (transaction) => {
      await changePassword(transaction, user.id, passwordHash, context.now, hasPasswordOf(user));
      await revokeTokens(transaction, user.id, context.now, currentSession(context).tokenHash);
      await recordAccountChange(transaction, context, 'passwordEdit', user.id);
    });
    return null;
  });

  registerEndpoint(app, phoneEdit, async ({ phone, code, password }, context) => {
    const { now } = context;
    // The password comes first: a wrong one must not use up an attempt of the code.
    const user = await checkOwnPassword(password, '密码错误', context);
    if (phone === user.phone) throw samePhoneError();
    const proof = await verifyCode(database, encryption, { phone, purpose: 'changePhone', code }, context);
    const send = await database
      .transaction(async (transaction) => {
        await consumeCode(transaction, proof);
        await updateUser(transaction, user.id, { phone }, hasPasswordOf(user));
        await recordAccountChange(transaction, context, 'phoneEdit', user.id);
        // Warns the owner at the old phone, in case somebody else changed it.
        const notice = { phone: user.phone ?? '', text: phoneChangedText(phone) };
        return prepareSms(transaction, notice, user.phone !== null, now);
      })
      .catch((error: unknown) => {
        if (violatedConstraint(error) === 'users_phone_unique')
          throw new ApiError('A0231', '该手机号已被其他账号使用');
        throw error;
      });
    send();
    return { phone: maskPhone(phone) };
  });

  registerEndpoint(app, loginRecords, async ({ current, size }, context) => {
    const { userId, tokenHash: mine } = currentSession(context);
    const [totals, rows] = await Promise.all([
      database.select({ total: count() }).from(records).where(eq(records.userId, userId)),
      database
        .select()
        .from(records)
        .where(eq(records.userId, userId))
        .orderBy(desc(records.at), desc(records.id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    const toLoginRecord = ({ at, method, result, address, device, tokenHash }: (typeof rows)[number]) => ({
      at: at.toISOString(),
      method,
      result,
      address,
      device,
      isCurrent: tokenHash === mine,
    });
    return { records: rows.map(toLoginRecord), total: totals[0]?.total ?? 0, current, size };
  });

  registerEndpoint(app, signOutOthers, async (_input, context) => {
    const { userId, tokenHash } = currentSession(context);
    return database.transaction(async (transaction) => {
      await shareLockCurrentUser(transaction, context);
      const ended = await revokeTokens(transaction, userId, context.now, tokenHash);
      if (ended > 0) await recordAccountChange(transaction, context, 'sessionsEnd', userId);
      return { ended };
    });
  });
}

function phoneChangedText(phone: string): string {
  return `您的账号已改用手机号 ${maskPhone(phone)}。若非本人操作，请尽快联系平台。`;
}

/**
 * Creates the check of the current user's password. It counts apart from the login: a stolen session must not allow
 * guessing, and strangers who fail at the login must not block the owner.
 */
export function createOwnPasswordCheck(app: FastifyInstance) {
  const { database, settings } = app.platform;
  const isPasswordOf = createPasswordVerifier();
  return async (password: string, message: string, context: RequestContext): Promise<User> => {
    const user = await currentUser(database, context);
    const key = ownPasswordKey(user.id);
    const attempts = await consumePasswordAttempt(database, key, settings, context.now);
    if (!(await isPasswordOf(user.passwordHash, password)))
      throw wrongPasswordError(attempts, message, context.now);
    await clearAttempts(database, key);
    return user;
  };
}
