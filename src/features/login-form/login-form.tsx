import { Alert, Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { AntdScope } from '@/shared/theme/antd-scope';
import { messages } from './messages';
import { useLogin, type Credentials } from './use-login';

/** Sign-in by user name and password (R1.23); a refusal keeps the name and says why. */
export default function LoginForm() {
  return (
    <AntdScope>
      <PasswordForm />
    </AntdScope>
  );
}

function PasswordForm() {
  const intl = useIntl();
  const { login, failure, busy } = useLogin();
  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => {
        void login(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      {failure !== null && (
        <Alert type="error" showIcon title={failure} role="alert" style={{ marginBottom: 16 }} />
      )}
      <Form.Item
        name="username"
        label={intl.formatMessage(messages.username)}
        rules={[{ required: true, whitespace: true, message: intl.formatMessage(messages.usernameRequired) }]}
      >
        <Input size="large" autoComplete="username" maxLength={limits.usernameMax} />
      </Form.Item>
      <Form.Item
        name="password"
        label={intl.formatMessage(messages.password)}
        rules={[
          { required: true, min: limits.passwordMin, message: intl.formatMessage(messages.passwordShort) },
        ]}
      >
        <Input.Password size="large" autoComplete="current-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
