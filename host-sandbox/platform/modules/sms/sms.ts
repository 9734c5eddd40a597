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
import { ApiError } from '../../http/api-error';
import { type RequestContext, registerEndpoint } from '../../http/register-endpoint';
import { consumeRateLimit } from '../../http/rate-limit';
import { samePhoneError, findUserByPhone } from '../session/users';
import { currentUser } from '../session/current-user';
import { createCode } from './codes';
import { createSmsSender, serveOutbox } from './outbox';

const day = 24 * 60 * 60;

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
      if (!(await verifyCaptcha(captcha, now))) throw new ApiError('A0221', '人机验证未通过，请重试');
      await consumeRateLimits(phone, context);
      // After the rate limit: a stolen session, which sees the phone masked, must not be able to guess it.
      if (purpose === 'changePhone' && phone === (await currentUser(database, context)).phone)
        throw samePhoneError();
      const isWanted = !toKnownOnly || (await findUserByPhone(database, phone)) !== undefined;
      const send = await database.transaction(async (transaction) => {
        const code = await createCode(transaction, encryption, { phone, purpose }, now);
        return prepareSms(transaction, { phone, text: smsText(purpose, code) }, isWanted, now);
      });
      send();
      return { retryAfter: limits.smsIntervalSeconds, expiresIn: limits.smsCodeSeconds };
    });
  }

  async function consumeRateLimits(phone: string, { client, now }: RequestContext): Promise<void> {
    const { smsPerAddress, smsPerPhone } = settings;
    const take = (what: string, who: string, limit: number, seconds: number) =>
      consumeRateLimit(database, { action: what, subject: who, limit, seconds }, now);
    await take('sms-gap', phone, 1, limits.smsIntervalSeconds);
    await take('sms-address', client.network, smsPerAddress, day);
    await take('sms-phone', phone, smsPerPhone, day);
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
  return `【器官移植培训】您正在${purposeLabels[purpose]}，验证码 ${code}，${minutes} 分钟内有效。请勿告知他人；若非本人操作，请忽略。`;
}
