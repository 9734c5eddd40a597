import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';

/** The field for one's own password, where something is to be proved by it. */
export function CurrentPasswordField({ name, label = messages.password }: { name: string; label?: Message }) {
  const intl = useIntl();
  return (
    <Form.Item
      name={name}
      label={intl.formatMessage(label)}
      rules={[{ required: true, message: intl.formatMessage(messages.passwordRequired) }]}
    >
      <Input.Password size="large" autoComplete="current-password" maxLength={limits.passwordMax} />
    </Form.Item>
  );
}
