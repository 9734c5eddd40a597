import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { login } from '@/contracts/session';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useSend } from '@/shared/api/send-call';
import { PasswordRefusal } from '../password-refusal/password-refusal';
import { messages } from './messages';
import type { useOpenSession } from './use-open-session';

interface Credentials {
  username: string;
  password: string;
}

/** Sign-in by user name and password (R1.23, R5.21, R5.22); a refusal keeps the name and says why. */
export function PasswordForm({
  username,
  mayLeave,
  open,
}: {
  username: string | undefined;
  mayLeave: boolean;
  open: ReturnType<typeof useOpenSession>;
}) {
  const intl = useIntl();
  const [send, busy] = useSend(login);
  const [refusal, setRefusal] = useState<ErrorFacts | null>(null);

  async function signIn(credentials: Credentials) {
    setRefusal(null);
    const { data, error } = await send(credentials);
    if (error) setRefusal(error);
    else await open(data, credentials.username);
  }

  return (
    <Form<Credentials>
      name="portal-login"
      layout="vertical"
      requiredMark={false}
      initialValues={{ username }}
      onFinish={(values) => {
        void signIn(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      <PasswordRefusal error={refusal} mayReset={mayLeave} />
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
