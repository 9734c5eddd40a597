import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { passwordEdit } from '@/contracts/account-safety';
import { limits } from '@/contracts/limits';
import { NewPasswordFields } from '@/features/account/new-password/new-password-fields';
import { PasswordRefusal } from '@/features/account/password-refusal/password-refusal';
import { useRefusal } from '@/features/account/refused-field';
import { passwordChanged } from '@/session/access';
import { useSend } from '@/shared/api/send-call';
import { redirectTarget } from '@/shared/routes/redirect';
import { useNotices } from '@/shared/ui/notices';
import { messages } from './messages';

interface Input {
  oldPassword: string;
  newPassword: string;
}

/** The old password and the new one; then on to where one wanted to go. */
export function PasswordForm({ username }: { username: string | undefined }) {
  const intl = useIntl();
  const notices = useNotices();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [form] = Form.useForm<Input>();
  const [send, busy] = useSend(passwordEdit);
  const [refusal, tellRefusal] = useRefusal(form);

  async function change({ oldPassword, newPassword }: Input) {
    tellRefusal(null);
    const { error } = await send({ oldPassword, newPassword });
    if (error) {
      tellRefusal(error);
      return;
    }
    dispatch(passwordChanged());
    notices.show({ kind: 'success', text: intl.formatMessage(messages.changed) });
    await navigate(redirectTarget(search), { replace: true });
  }

  return (
    <Form<Input>
      form={form}
      name="portal-password"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => {
        void change(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      {/* for password managers: whose password it is */}
      <input hidden readOnly autoComplete="username" value={username ?? ''} />
      <Form.Item
        name="oldPassword"
        label={intl.formatMessage(messages.oldPassword)}
        rules={[{ required: true, message: intl.formatMessage(messages.oldPasswordRequired) }]}
      >
        <Input.Password size="large" autoComplete="current-password" maxLength={limits.passwordMax} />
      </Form.Item>
      <NewPasswordFields />
      <PasswordRefusal error={refusal} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
