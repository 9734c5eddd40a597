import type { FastifyInstance } from 'fastify';
import { emailCodeSend, emailConfirm } from '@/contracts/email-confirmation';
import { limits } from '@/contracts/limits';
import { ApiError } from '../../core/http/api-error';
import { consumeRateLimit } from '../../core/http/rate-limit';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { recordAccountChange } from '../audit/port';
import { currentSession, currentUser, lockCurrentUser, confirmedEmailOf, updateUser } from '../session/port';
import { wrongCodeError } from '../sms/port';
import { consumeEmailCode, createEmailCode, verifyEmailCode } from './email-codes';

const daySeconds = 24 * 60 * 60;

/** Confirms the e-mail address of a profile. Before that it gets codes and nothing else. */
export function registerEmail(app: FastifyInstance): void {
  const { database, encryption, settings, deliverEmail } = app.platform;

  registerEndpoint(app, emailCodeSend, async ({ email }, context) => {
    const user = await currentUser(database, context);
    if (!deliverEmail) throw new ApiError('A0409', '平台目前不发送邮件');
    if (user.email !== email) throw new ApiError('A0409', '资料中的邮箱不是这一个，请刷新页面');
    if (confirmedEmailOf(user) !== null) throw new ApiError('A0409', '该邮箱已经确认');
    await consumeRateLimits(user.id, email, context);
    const code = await createEmailCode(database, encryption, { userId: user.id, email }, context.now);
    // The response does not wait for the gateway. A user requests a lost code again.
    deliverEmail({ to: email, ...codeEmail(code) }).catch((error: unknown) => {
      app.log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'e-mail not delivered');
    });
    return { retryAfter: limits.smsIntervalSeconds, expiresIn: limits.emailCodeSeconds };
  });

  registerEndpoint(app, emailConfirm, async ({ code }, context) => {
    const { userId } = currentSession(context);
    const proof = await verifyEmailCode(database, encryption, userId, code, context.now);
    await database.transaction(async (transaction) => {
      const { email } = await lockCurrentUser(transaction, context);
      if (email !== proof.email) throw wrongCodeError();
      await consumeEmailCode(transaction, proof);
      await updateUser(transaction, userId, { confirmedEmail: email });
      await recordAccountChange(transaction, context, 'emailConfirm', userId, ['email']);
    });
    return null;
  });

  /** An account cannot flood an address, and many accounts together cannot either. */
  async function consumeRateLimits(userId: bigint, email: string, { now }: RequestContext): Promise<void> {
    const { emailCodesPerAddress: most } = settings;
    const take = (action: string, subject: string, limit: number, seconds: number) =>
      consumeRateLimit(database, { action, subject, limit, seconds }, now);
    await take('email-gap', String(userId), 1, limits.smsIntervalSeconds);
    await take('email-user', String(userId), Math.ceil(most / 2), daySeconds);
    await take('email-address', email.toLowerCase(), most, daySeconds);
  }
}

/** In both languages, because the reader's language is unknown. It contains no text written by a user. */
function codeEmail(code: string) {
  const minutes = limits.emailCodeSeconds / 60;
  return {
    subject: '【器官移植培训】确认您的邮箱 · Confirm your e-mail address',
    text: [
      `您正在为培训平台的账号确认邮箱，验证码 ${code}，${minutes} 分钟内有效。请勿告知他人；若非本人操作，请忽略，平台不会向这个邮箱发送其他邮件。`,
      `To confirm this address for your account of the training platform, enter the code ${code} within ${minutes} minutes. Do not pass it on. If you did not ask for it, ignore this e-mail: nothing else will be sent to this address.`,
    ].join('\n\n'),
  };
}
