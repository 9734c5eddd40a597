import * as z from 'zod/mini';
import { isCommonPassword } from './common-passwords';
import { limits } from './limits';
import { passwordRuleError } from './password-rules';

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
