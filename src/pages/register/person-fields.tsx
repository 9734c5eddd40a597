import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { lineOfText } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { newUsername, realName } from '@/contracts/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import type { Text } from '@/shared/intl/texts';
import { messages } from './messages';
import styles from './register-page.module.css';

const hospital = lineOfText(limits.hospitalMax);

/** The name to sign in with (R10.17). */
export function UsernameField() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name="username"
      label={intl.formatMessage(messages.username)}
      extra={<Hint text={messages.usernameHint} />}
      rules={rulesOf(newUsername, messages.usernameRequired)}
    >
      <Input size="large" autoComplete="username" maxLength={limits.usernameMax} />
    </Form.Item>
  );
}

/** Who it is, and where from. */
export function PersonFields() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <>
      <Form.Item
        name="realName"
        label={intl.formatMessage(messages.realName)}
        extra={<Hint text={messages.realNameHint} />}
        rules={rulesOf(realName, messages.realNameRequired)}
      >
        <Input size="large" autoComplete="name" maxLength={limits.realNameMax} />
      </Form.Item>
      <Form.Item
        name="hospital"
        label={intl.formatMessage(messages.hospital)}
        rules={rulesOf(hospital, messages.hospitalRequired)}
      >
        <Input size="large" autoComplete="organization" maxLength={limits.hospitalMax} />
      </Form.Item>
    </>
  );
}

function Hint({ text }: { text: Text }) {
  return (
    <span className={styles.hint}>
      <FormattedMessage {...text} />
    </span>
  );
}
