import * as z from 'zod/mini';
import { isIdNumber } from './id-number';
import { limits } from './limits';
import { passwordRuleError } from './password-rules';
import { isEmail, isMobilePhone, isRealName, isSmsCode, isUsername } from './validators';

/** A phone that is given in full (R5.13). */
export const phone = z.string().check(z.trim(), z.refine(isMobilePhone, '请输入正确的手机号'));

/** The name somebody signs in with, when it is chosen (R10.17). */
export const newUsername = z
  .string()
  .check(z.trim(), z.refine(isUsername, '用户名应为4-20位字母、数字或下划线'));

/** A password when it is chosen (R5.1 to R5.3). One check a rule, so that the first broken one is told. */
export const newPassword = z.string().check(
  z.maxLength(limits.passwordMax),
  z.refine((text) => passwordRuleError(text) === null, {
    error: ({ input }) => passwordRuleError(String(input)) ?? '',
  }),
);

/** A password that is compared, never stored: whatever length an old one may have. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));

export const smsCode = z.string().check(z.trim(), z.refine(isSmsCode, '请输入6位数字验证码'));

/** The solution of a captcha; what it looks like is the captcha's own matter (see captcha.ts). */
export const captchaSolution = z.string().check(z.minLength(1), z.maxLength(limits.captchaMax));

export const realName = z
  .string()
  .check(z.trim(), z.refine(isRealName, `姓名应为2-${limits.realNameMax}个文字，中间可有“·”`));

export const email = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailMax), z.refine(isEmail, '请输入正确的邮箱'));

/** An ID number in full; `x` becomes `X` (R5.14). */
export const idNumber = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((text) => isIdNumber(text), '请输入正确的身份证号码'),
);
