import fc from 'fast-check';
import { newPassword } from './new-password';
import { isSimplePassword, passwordRuleError, passwordRules } from './password-rules';

const messages = {
  length: '密码要求8-20位字符',
  noChinese: '密码不能包含中文字符',
  kinds: '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
};

it.each([
  ['Ab1@5678', null],
  ['Abcdefg1', null],
  ['abc@1234', null],
  ['ABC@1234', null],
  ['Ab 1cdef', null],
  [`Aa1${'x'.repeat(17)}`, null],
  ['', messages.length],
  ['Ab1@567', messages.length],
  [`Aa1${'x'.repeat(18)}`, messages.length],
  ['密码Ab1@56', messages.noChinese],
  ['Ab1@567，', messages.noChinese],
  ['Ab1@567８', messages.noChinese],
  ['abcdefgh', messages.kinds],
  ['abcdefg1', messages.kinds],
  ['ABCDEFG1', messages.kinds],
  ['12345678', messages.kinds],
  ['abcdefg@', messages.kinds],
  ['AAAA@@@@', messages.kinds],
])('the error of the new password %j is %j (R5.1, R5.2, R5.3)', (text, message) => {
  expect(passwordRuleError(text)).toBe(message);
});

it('each rule can be checked by itself while typing (R5.1, R5.2, R5.3)', () => {
  const fulfilled = (text: string) => passwordRules.filter(({ holds }) => holds(text)).map(({ key }) => key);
  expect(fulfilled('')).toEqual(['noChinese']);
  expect(fulfilled('Ab1')).toEqual(['noChinese', 'kinds']);
  expect(fulfilled('abcdefgh')).toEqual(['length', 'noChinese']);
  expect(fulfilled('Ab1中cdefg')).toEqual(['length', 'kinds']);
  expect(fulfilled('Ab1@5678')).toEqual(['length', 'noChinese', 'kinds']);
});

it('a password is valid exactly when all rules hold, and then fulfils the simple rule too (R5.1, R5.4)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (text) => {
      const good = passwordRuleError(text) === null;
      expect(good).toBe(passwordRules.every(({ holds }) => holds(text)));
      if (good) expect(isSimplePassword(text)).toBe(true);
    }),
  );
});

it.each(['P@ssw0rd', 'Aa123456', 'Admin@123', '1qaz@WSX', 'Abc@1234', 'QWERTY@123', 'Password1'])(
  'the common password %s is refused as a new one, though the rules allow it',
  (text) => {
    expect(passwordRuleError(text)).toBeNull();
    expect(newPassword.safeParse(text).error?.issues[0]?.message).toMatch(/^这个密码太常见/);
    expect(newPassword.safeParse(`${text}~7Kx`).success).toBe(true);
  },
);
