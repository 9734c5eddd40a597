import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { newPassword } from '@/contracts/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './new-password/messages';
import { PasswordChecklist } from './password-checklist';

/**
 * The fields `newPassword` and `repeat` of a form: a password that is chosen, its rules ticked while it is typed
 * (R5.1 to R5.3), and the same once more.
 * @param label what the first field is called where it is not the new password beside an old one
 */
export function NewPasswordFields({ label = messages.password }: { label?: Message }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const password = Form.useWatch<string | undefined>('newPassword') ?? '';
  return (
    <>
      <Form.Item
        name="newPassword"
        label={intl.formatMessage(label)}
        rules={rulesOf(newPassword, messages.passwordRequired)}
        extra={<PasswordChecklist password={password} />}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={intl.formatMessage(messages.repeat)}
        dependencies={['newPassword']}
        rules={[
          { required: true, message: intl.formatMessage(messages.repeatRequired) },
          ({ getFieldValue }) => ({
            validator: (_rule, value: unknown) =>
              value === undefined || value === '' || value === getFieldValue('newPassword')
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.different))),
          }),
        ]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={limits.passwordMax} />
      </Form.Item>
    </>
  );
}
