import { newPassword } from '@/contracts/new-password';
import { passwordRules } from '@/contracts/password-rules';
import { idNumber, realName } from '@/contracts/person-fields';
import { email, newUsername, phone, smsCode } from '@/contracts/user-fields';
import { messages } from './messages';
import { messageForIssue } from './field-rules';

/** All fields that a user types, except a password that is only compared. */
const validated = { phone, newUsername, newPassword, smsCode, realName, email, idNumber };

describe('the messages of the contracts’ validators', () => {
  it.each(Object.entries(validated))('exist for %s in both languages', (_name, schema) => {
    const [issue] = schema.safeParse('\u0000').error?.issues ?? [];
    expect(messageForIssue(issue?.message ?? 'none')).not.toBe(messages.invalid);
  });

  it.each(passwordRules)('exist for the password rule $key in both languages', ({ message }) => {
    expect(messageForIssue(message)).not.toBe(messages.invalid);
  });

  it('exist for a common password in both languages', () => {
    const [issue] = newPassword.safeParse('P@ssw0rd').error?.issues ?? [];
    expect(messageForIssue(issue?.message ?? 'none')).toBe(messages.passwordCommon);
  });
});
