import { chineseCharacter } from './characters';

/** A rule of a new password, checked while typing. */
export interface PasswordRule {
  readonly key: 'length' | 'noChinese' | 'kinds';
  /** Error message, in Chinese. */
  readonly message: string;
  readonly holds: (text: string) => boolean;
}

export const passwordLengths = { min: 8, max: 20 } as const;

/** All rules of a new password, in display order (R5.1, R5.2, R5.3). */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'length',
    message: '密码要求8-20位字符',
    holds: (text) => {
      const { length } = [...text];
      return length >= passwordLengths.min && length <= passwordLengths.max;
    },
  },
  { key: 'noChinese', message: '密码不能包含中文字符', holds: (text) => !chineseCharacter.test(text) },
  {
    key: 'kinds',
    message: '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
    holds: (text) => kinds.filter((kind) => kind.test(text)).length >= 3,
  },
];

const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/];

/** The message of the first broken rule, null for a valid new password (R5.1, R5.2, R5.3). */
export function passwordRuleError(text: string): string | null {
  return passwordRules.find(({ holds }) => !holds(text))?.message ?? null;
}

/** The simple rule: 8 characters or more (R5.4). */
export function isSimplePassword(text: string): boolean {
  return [...text].length >= passwordLengths.min;
}
