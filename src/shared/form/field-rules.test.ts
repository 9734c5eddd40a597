import * as fields from '@/contracts/person-fields';
import { passwordRules } from '@/contracts/password-rules';
import { messages } from './complaints/messages';
import { messageForIssue } from './field-rules';

/** All but those that no person types, and a password that is only compared. */
const { phone, newUsername, newPassword, smsCode, realName, email, idNumber } = fields;
const judged = { phone, newUsername, newPassword, smsCode, realName, email, idNumber };

describe('the complaints of the contracts', () => {
  it.each(Object.entries(judged))('about %s have a text in both languages', (_name, schema) => {
    const [issue] = schema.safeParse('\u0000').error?.issues ?? [];
    expect(messageForIssue(issue?.message ?? 'none')).not.toBe(messages.other);
  });

  it.each(passwordRules)('about a password, rule $key, have a text in both languages', ({ message }) => {
    expect(messageForIssue(message)).not.toBe(messages.other);
  });
});
