import * as z from 'zod/mini';
import { limits } from './limits';
import { isEmail, isMobilePhone, isSmsCode, isUsername } from './validators';

/** A complete mobile phone number (R5.13). */
export const phone = z.string().check(z.trim(), z.refine(isMobilePhone, '请输入正确的手机号'));

/** A user name when it is chosen (R10.17). */
export const newUsername = z
  .string()
  .check(z.trim(), z.refine(isUsername, '用户名应为4-20位字母、数字或下划线'));

/** A password that is only compared; an old one may break the rules of new ones. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));

export const smsCode = z.string().check(z.trim(), z.refine(isSmsCode, '请输入6位数字验证码'));

/** An encoded captcha payload (see captcha.ts). */
export const captchaSolution = z.string().check(z.minLength(1), z.maxLength(limits.captchaMax));

export const email = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailMax), z.refine(isEmail, '请输入正确的邮箱'));
