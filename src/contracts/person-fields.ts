import * as z from 'zod/mini';
import { isIdNumber } from './id-number';
import { limits } from './limits';
import { hasPrivateLetter, normalizePersonName } from './person-name';
import { isRealName } from './validators';

const realNameRule = `姓名应为2-${limits.realNameMax}个文字，中间可有“·”`;

/** Longest text for a name, with blanks and characters that are removed or combined, so that a body of any size costs nothing. */
const realNameTextMax = 250;

/** A person's real name in its one form, as `normalizePersonName` writes it (R10.18). */
export const realName = z.string().check(
  z.maxLength(realNameTextMax, { error: realNameRule, abort: true }),
  z.overwrite(normalizePersonName),
  z.refine((name) => !hasPrivateLetter(name), {
    error: '姓名里有一个字是读卡程序的内码，请用输入法重新输入这个字',
    abort: true,
  }),
  z.refine(isRealName, realNameRule),
);

/** A complete ID number; `x` becomes `X` (R5.14). */
export const idNumber = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((text) => isIdNumber(text), '请输入正确的身份证号码'),
);
