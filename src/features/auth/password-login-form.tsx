import { Button, Form, Input } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { login } from '@/contracts/session';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useApiCall } from '@/shared/api/call-api';
import { useConfig } from '@/shared/config/config-context';
import { ValidatedForm } from '@/shared/form/validated-form';
import { messages } from './messages';
import { attemptsNotice, PasswordErrorAlert } from './password-error-alert';
import type { CompleteLogin } from './use-complete-login';
import { usePasswordAttempts } from './use-password-attempts';

interface Credentials {
  username: string;
  password: string;
}

/** Login by user name and password (R1.23, R5.21, R5.22). After an error the form keeps its values. */
export function PasswordLoginForm({
  username,
  canLeave,
  completeLogin,
}: {
  username: string | undefined;
  canLeave: boolean;
  completeLogin: CompleteLogin;
}) {
  const intl = useIntl();
  const { loginHeaders } = useConfig();
  const [send, busy] = useApiCall(login);
  const [loginError, setLoginError] = useState<ApiErrorData | null>(null);
  const { attempts, read, forget, saveFailure } = usePasswordAttempts();
  const knownName = useRef('');

  async function signIn(credentials: Credentials) {
    setLoginError(null);
    // the field may change while the call is running
    const name = credentials.username.trim();
    knownName.current = name;
    const { data, error } = await send(credentials, loginHeaders);
    if (error) {
      setLoginError(error);
      saveFailure(name, error);
    } else await completeLogin(data, credentials.username, name);
  }

  /** Reads the attempts of a name as soon as it is known. */
  const readOnce = useCallback(
    (name: string) => {
      if (name === '' || name === knownName.current) return;
      knownName.current = name;
      read(name);
    },
    [read],
  );
  useEffect(() => {
    readOnce(username ?? '');
  }, [readOnce, username]);

  // Shown in the field's error line: an alert would move the button while the pointer moves from the field to it.
  const notice = !loginError && attemptsNotice(attempts, canLeave);
  return (
    <ValidatedForm<Credentials>
      name="portal-login"
      requiredMark={false}
      initialValues={{ username }}
      onFinish={(values) => {
        void signIn(values);
      }}
    >
      <PasswordErrorAlert error={loginError} attempts={attempts} offerReset={canLeave} />
      <Form.Item
        name="username"
        label={intl.formatMessage(messages.username)}
        rules={[{ required: true, whitespace: true, message: intl.formatMessage(messages.usernameRequired) }]}
        {...(notice && { help: notice })}
      >
        <Input
          size="large"
          autoComplete="username"
          maxLength={limits.usernameMax}
          onChange={() => {
            knownName.current = '';
            forget();
          }}
          onBlur={({ target }) => {
            if (!loginError) readOnce(target.value.trim());
          }}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={intl.formatMessage(messages.password)}
        rules={[
          { required: true, min: limits.passwordMin, message: intl.formatMessage(messages.passwordTooShort) },
          // a second line, so that the first is the text of the specification
          { min: limits.passwordMin, message: intl.formatMessage(messages.passwordLengths) },
        ]}
      >
        <Input.Password size="large" autoComplete="current-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </ValidatedForm>
  );
}
