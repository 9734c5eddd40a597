import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { passwordEdit } from '@/contracts/account-security';
import { limits } from '@/contracts/limits';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { useFormError } from '@/features/auth/use-form-error';
import { passwordChanged } from '@/session/access';
import { redirectTarget } from '@/shared/routes/redirect';
import { useAction } from '@/shared/ui/use-action';
import { ValidatedForm } from '@/shared/form/validated-form';
import { messages } from './messages';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password, then follows the redirect. @param username for password managers */
export function PasswordForm({ username }: { username: string | undefined }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [form] = Form.useForm<PasswordValues>();
  const [submitError, setSubmitError] = useFormError(form);
  const [change, busy] = useAction(passwordEdit, {
    success: messages.changed,
    onSuccess() {
      dispatch(passwordChanged());
      return navigate(redirectTarget(search), { replace: true });
    },
    onError: setSubmitError,
  });

  return (
    <ValidatedForm<PasswordValues>
      form={form}
      name="portal-password"
      requiredMark={false}
      onFinish={({ oldPassword, newPassword }) => {
        setSubmitError(null);
        void change({ oldPassword, newPassword });
      }}
    >
      {/* password managers need the username */}
      <input hidden readOnly autoComplete="username" value={username ?? ''} />
      <Form.Item
        name="oldPassword"
        label={intl.formatMessage(messages.oldPassword)}
        rules={[{ required: true, message: intl.formatMessage(messages.oldPasswordRequired) }]}
      >
        <Input.Password size="large" autoComplete="current-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <NewPasswordFields />
      <PasswordErrorAlert error={submitError} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </ValidatedForm>
  );
}
