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
import { PlatformFault } from '../../http/fault';
import { type CallContext, registerCall } from '../../http/register-call';
import { takeTurn } from '../../http/turns';
import { samePhone } from '../session/same-phone';
import { signedInUser } from '../session/signed-in';
import { findUserByPhone } from '../session/users';
import { makeCode } from './codes';
import { makeSmsSender, serveOutbox } from './outbox';

const day = 24 * 60 * 60;

/** Codes by SMS, and the sample's phone screen. */
export function registerSms(app: FastifyInstance): void {
  const { database, settings, vault, verifyCaptcha } = app.platform;
  const prepareSms = makeSmsSender(app);

  // A code to sign in or to reset with is of no use to a stranger's phone; it must not become a way to annoy one.
  sends(sendLoginCode, 'login', true);
  sends(sendResetCode, 'reset', true);
  sends(sendRegisterCode, 'register', false);
  sends(sendChangePhoneCode, 'changePhone', false);
  serveOutbox(app);

  function sends(call: SendCall, purpose: CodePurpose, toKnownOnly: boolean): void {
    registerCall(app, call, async ({ phone, captcha }, context) => {
      const { now } = context;
      if (!(await verifyCaptcha(captcha, now))) throw new PlatformFault('A0221', '人机验证未通过，请重试');
      await takeTurns(phone, context);
      // After the turn: a found session, which sees the phone masked, must not be good for guessing it.
      if (purpose === 'changePhone' && phone === (await signedInUser(database, context)).phone)
        throw samePhone();
      const isWanted = !toKnownOnly || (await findUserByPhone(database, phone)) !== undefined;
      const send = await database.transaction(async (transaction) => {
        const code = await makeCode(transaction, vault, { phone, purpose }, now);
        return prepareSms(transaction, { phone, text: smsText(purpose, code) }, isWanted, now);
      });
      send();
      return { retryAfter: limits.smsGapSeconds, expiresIn: limits.smsCodeSeconds };
    });
  }

  async function takeTurns(phone: string, { caller, now }: CallContext): Promise<void> {
    const { smsPerAddress, smsPerPhone } = settings;
    const take = (what: string, who: string, limit: number, seconds: number) =>
      takeTurn(database, { what, who, limit, seconds }, now);
    await take('sms-gap', phone, 1, limits.smsGapSeconds);
    await take('sms-address', caller.network, smsPerAddress, day);
    await take('sms-phone', phone, smsPerPhone, day);
  }
}

type SendCall =
  typeof sendLoginCode extends Call<infer Request, infer Response> ? Call<Request, Response> : never;

const deeds: Record<CodePurpose, string> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  changePhone: '更换手机号',
};

function smsText(purpose: CodePurpose, code: string): string {
  const minutes = limits.smsCodeSeconds / 60;
  return `【器官移植培训】您正在${deeds[purpose]}，验证码 ${code}，${minutes} 分钟内有效。请勿告知他人；若非本人操作，请忽略。`;
}
