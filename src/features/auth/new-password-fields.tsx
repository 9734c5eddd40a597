import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { passwordRules } from '@/contracts/password-rules';
import { newPassword } from '@/contracts/new-password';
import { useFieldRules } from '@/shared/form/field-rules';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';
import styles from './new-password-fields.module.css';

/**
 * The fields `newPassword` and `repeat` of a form, with a checklist of the password rules (R5.1 to R5.3).
 * @param label label of the first field
 */
export function NewPasswordFields({ label = messages.newPassword }: { label?: Message }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const password = Form.useWatch<string | undefined>('newPassword') ?? '';
  return (
    <>
      <Form.Item
        name="newPassword"
        label={intl.formatMessage(label)}
        rules={rulesOf(newPassword, messages.newPasswordRequired)}
        extra={<PasswordChecklist password={password} />}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={intl.formatMessage(messages.repeatPassword)}
        dependencies={['newPassword']}
        rules={[
          { required: true, message: intl.formatMessage(messages.repeatPasswordRequired) },
          ({ getFieldValue }) => ({
            validator: (_rule, value: unknown) =>
              value === undefined || value === '' || value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.passwordsDiffer))),
          }),
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={limits.passwordMax} />
      </Form.Item>
    </>
  );
}

/** The password rules, each ticked when it is met. An empty password meets none. */
function PasswordChecklist({ password }: { password: string }) {
  const intl = useIntl();
  return (
    <ul className={styles.rules} aria-label={intl.formatMessage(messages.passwordRules)}>
      {passwordRules.map(({ key, holds }) => {
        const isMet = password !== '' && holds(password);
        return (
          <li key={key} data-met={isMet}>
            <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
              {isMet ? (
                <path d="m3 8.5 3.5 3.5L13 5" strokeLinecap="round" />
              ) : (
                <circle cx="8" cy="8" r="2" />
              )}
            </svg>
            <FormattedMessage {...messages[key]} />
            <span className="portal-hidden">
              <FormattedMessage {...(isMet ? messages.ruleMet : messages.ruleNotMet)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
