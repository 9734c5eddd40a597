import { count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loginRecords, passwordEdit, phoneEdit, signOutOthers } from '@/contracts/account-safety';
import { maskPhone } from '@/contracts/masks';
import { loginRecords as records } from '../../db/account-schema';
import { brokenUniqueness } from '../../db/unique';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { changePassword, samePassword } from '../session/change-password';
import { hashPassword, makePasswordCheck } from '../session/password';
import { samePhone } from '../session/same-phone';
import { signedIn } from '../session/signed-in';
import { changeUser } from '../session/users';
import { revokeTokens } from '../session/tokens';
import { proveCode, spendCode } from '../sms/codes';
import { makeSmsSender } from '../sms/outbox';
import { makeOwnPasswordCheck } from './own-password';

/** Password, phone, records of sign-ins, other sessions. */
export function registerSafety(app: FastifyInstance): void {
  const { database, vault } = app.platform;
  const isPasswordOf = makePasswordCheck();
  const checkOwnPassword = makeOwnPasswordCheck(app);
  const prepareSms = makeSmsSender(app);

  registerCall(app, passwordEdit, async ({ oldPassword, newPassword }, context) => {
    const user = await checkOwnPassword(oldPassword, '当前密码错误', context);
    if (await isPasswordOf(user.passwordHash, newPassword)) throw samePassword();
    const passwordHash = await hashPassword(newPassword);
    await database.transaction(async (transaction) => {
      await changePassword(transaction, user.id, passwordHash, context.now);
      await revokeTokens(transaction, user.id, context.now, signedIn(context).tokenHash);
    });
    return null;
  });

  registerCall(app, phoneEdit, async ({ phone, code, password }, context) => {
    const { now } = context;
    // The password comes first: a wrong one must cost the code none of its tries.
    const user = await checkOwnPassword(password, '密码错误', context);
    if (phone === user.phone) throw samePhone();
    const proof = await proveCode(database, vault, { phone, purpose: 'changePhone', code }, now);
    const send = await database
      .transaction(async (transaction) => {
        await spendCode(transaction, proof);
        await changeUser(transaction, user.id, { phone });
        // Whoever still holds the old phone learns of it there, should it have been somebody else's doing.
        const notice = { phone: user.phone ?? '', text: noticeOf(phone) };
        return prepareSms(transaction, notice, user.phone !== null, now);
      })
      .catch((error: unknown) => {
        if (brokenUniqueness(error) === 'users_phone_unique')
          throw new PlatformFault('A0231', '该手机号已被其他账号使用');
        throw error;
      });
    send();
    return { phone: maskPhone(phone) };
  });

  registerCall(app, loginRecords, async ({ current, size }, context) => {
    const { userId, tokenHash: mine } = signedIn(context);
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
    const toWire = ({ at, method, result, address, device, tokenHash }: (typeof rows)[number]) => ({
      at: at.toISOString(),
      ...{ method, result, address, device },
      isCurrent: tokenHash === mine,
    });
    return { records: rows.map(toWire), total: totals[0]?.total ?? 0, current, size };
  });

  registerCall(app, signOutOthers, async (_input, context) => {
    const { userId, tokenHash } = signedIn(context);
    return { ended: await revokeTokens(database, userId, context.now, tokenHash) };
  });
}

function noticeOf(phone: string): string {
  return `【器官移植培训】您的账号已改用手机号 ${maskPhone(phone)}。若非本人操作，请尽快联系平台。`;
}
