import * as z from 'zod/mini';
import { isCommonPassword } from './common-passwords';
import { isIdNumber } from './id-number';
import { limits } from './limits';
import { passwordRuleError } from './password-rules';
import { isEmail, isMobilePhone, isRealName, isSmsCode, isUsername } from './validators';

/** A complete mobile phone number (R5.13). */
export const phone = z.string().check(z.trim(), z.refine(isMobilePhone, '请输入正确的手机号'));

/** A user name when it is chosen (R10.17). */
export const newUsername = z
  .string()
  .check(z.trim(), z.refine(isUsername, '用户名应为4-20位字母、数字或下划线'));

/** A password when it is chosen; the error is that of the first broken rule (R5.1 to R5.3), then of a common one. */
export const newPassword = z.string().check(
  z.maxLength(limits.passwordMax),
  z.refine((text) => newPasswordError(text) === null, {
    error: ({ input }) => newPasswordError(String(input)) ?? '',
  }),
);

function newPasswordError(text: string): string | null {
  return passwordRuleError(text) ?? (isCommonPassword(text) ? '这个密码太常见，容易被猜到，请换一个' : null);
}

/** A password that is only compared; an old one may break the rules of new ones. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));

export const smsCode = z.string().check(z.trim(), z.refine(isSmsCode, '请输入6位数字验证码'));

/** An encoded captcha payload (see captcha.ts). */
export const captchaSolution = z.string().check(z.minLength(1), z.maxLength(limits.captchaMax));

export const realName = z
  .string()
  .check(z.trim(), z.refine(isRealName, `姓名应为2-${limits.realNameMax}个文字，中间可有“·”`));

export const email = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailMax), z.refine(isEmail, '请输入正确的邮箱'));

/** A complete ID number; `x` becomes `X` (R5.14). */
export const idNumber = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((text) => isIdNumber(text), '请输入正确的身份证号码'),
);
