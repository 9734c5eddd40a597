import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { newUsername } from '@/contracts/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import { FieldHint } from '@/shared/form/field-hint';
import { messages } from './messages';

/** The name to sign in with (R10.17). */
export function UsernameField() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name="username"
      label={intl.formatMessage(messages.username)}
      extra={<FieldHint text={messages.usernameHint} />}
      rules={rulesOf(newUsername, messages.usernameRequired)}
    >
      <Input size="large" autoComplete="username" maxLength={limits.usernameMax} />
    </Form.Item>
  );
}
