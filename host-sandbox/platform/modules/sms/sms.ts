import type { FastifyInstance } from 'fastify';
import type { Call } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import {
  type CodePurpose,
  sendChangePhoneCode,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
} from '@/contracts/sms';
import { ApiError } from '../../core/http/api-error';
import { type RequestContext, registerEndpoint } from '../../core/http/register-endpoint';
import { consumeRateLimits } from '../../core/http/rate-limit';
import { samePhoneError, findUserByPhone, currentUser, isKnownBrowser } from '../session/port';
import { createCode, type CodeUse } from './codes';
import { createSmsSender, serveOutbox } from './outbox';

const daySeconds = 24 * 60 * 60;

/** SMS codes and the sample's SMS inbox. */
export function registerSms(app: FastifyInstance): void {
  const { database, settings, encryption, verifyCaptcha } = app.platform;
  const prepareSms = createSmsSender(app);

  // Codes to sign in or reset go to known phones only, so that they cannot be used to annoy strangers.
  registerSendCode(sendLoginCode, 'login', true);
  registerSendCode(sendResetCode, 'reset', true);
  registerSendCode(sendRegisterCode, 'register', false);
  registerSendCode(sendChangePhoneCode, 'changePhone', false);
  serveOutbox(app);

  function registerSendCode(call: SendCall, purpose: CodePurpose, toKnownOnly: boolean): void {
    registerEndpoint(app, call, async ({ phone, captcha }, context) => {
      const { now } = context;
      if (captcha === undefined) throw new ApiError('A0400', 'captcha：请先完成人机验证');
      if (!(await verifyCaptcha(captcha, now))) throw new ApiError('A0221', '人机验证未通过，请重试');
      const owner = await findUserByPhone(database, phone);
      const ofOwnBrowser = await isKnownBrowser(database, owner, context.client.browser);
      await consumeCodeLimits({ phone, purpose }, ofOwnBrowser ? context.client.browser : null, context);
      // After the rate limit: a stolen session, which sees the phone masked, must not be able to guess it.
      if (purpose === 'changePhone' && phone === (await currentUser(database, context)).phone)
        throw samePhoneError();
      const isWanted = !toKnownOnly || owner !== undefined;
      const send = await database.transaction(async (transaction) => {
        const use = { phone, purpose, ofOwnBrowser };
        const { code, isStored } = await createCode(transaction, encryption, use, context);
        const sms = { phone, text: smsText(purpose, code) };
        // One response for all, so that nobody learns of the owner's code.
        return prepareSms(transaction, sms, isWanted && isStored, now);
      });
      send();
      return { retryAfter: limits.smsIntervalSeconds, expiresIn: limits.smsCodeSeconds };
    });
  }

  /**
   * Limits codes by phone, and by purpose, so that a reset is possible whatever else was requested for the phone. One
   * network gets half of a day's codes, and a browser that the owner has signed in with counts by itself: strangers
   * cannot use up what the owner needs.
   */
  async function consumeCodeLimits(
    { phone, purpose }: CodeUse,
    ownBrowser: string | null,
    { client, now }: RequestContext,
  ): Promise<void> {
    const { smsPerAddress, smsPerPhone } = settings;
    const gap = (who: string) => ({
      action: 'sms-gap',
      subject: who,
      limit: 1,
      seconds: limits.smsIntervalSeconds,
    });
    const perDay = (action: string, who: string, limit: number) => ({
      action,
      subject: who,
      limit,
      seconds: daySeconds,
    });
    if (ownBrowser !== null) {
      const own = `${phone} ${ownBrowser}`;
      const ofBrowser = [gap(own), perDay('sms-phone', `${purpose} ${own}`, smsPerPhone)];
      return consumeRateLimits(database, ofBrowser, now);
    }
    const share = Math.ceil(smsPerPhone / 2);
    const ofStranger = [
      perDay('sms-address', client.network, smsPerAddress),
      perDay('sms-share', `${purpose} ${phone} ${client.network}`, share),
      // After the limits of the network: a request that they refuse must not start the gap of the phone.
      gap(phone),
      perDay('sms-phone', `${purpose} ${phone}`, smsPerPhone),
    ];
    return consumeRateLimits(database, ofStranger, now);
  }
}

type SendCall =
  typeof sendLoginCode extends Call<infer Request, infer Response> ? Call<Request, Response> : never;

const purposeLabels: Record<CodePurpose, string> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  changePhone: '更换手机号',
};

function smsText(purpose: CodePurpose, code: string): string {
  const minutes = limits.smsCodeSeconds / 60;
  return `您正在${purposeLabels[purpose]}，验证码 ${code}，${minutes} 分钟内有效。请勿告知他人；若非本人操作，请忽略。`;
}
