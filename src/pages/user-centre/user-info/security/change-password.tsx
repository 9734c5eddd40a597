import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordEdit } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { DialogFooter } from '../../parts/dialog-buttons';
import { CurrentPasswordField } from '../../parts/own-password-field';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useRefreshProfile } from '../use-refresh';
import { messages } from './messages';

interface Passwords {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** A new password for the old one; all other sessions end with it (R5.1 to R5.3). */
export function ChangePassword({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const notices = useToasts();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<Passwords>();
  const [form] = Form.useForm<Passwords>();
  const [refusal, tell] = useFormError(form);
  const [send, busy] = useApiCall(passwordEdit);

  async function change({ oldPassword, newPassword }: Passwords) {
    tell(null);
    const { error } = await send({ oldPassword, newPassword });
    if (error) {
      tell(error);
      return;
    }
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages.passwordChanged),
      detail: intl.formatMessage(messages.othersEnded),
    });
    onDone();
    await refreshProfile();
  }

  return (
    <Form<Passwords>
      form={form}
      name="portal-change-password"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onValuesChange={markUnsaved}
      onFinish={(passwords) => {
        void change(passwords);
      }}
    >
      <p>
        <FormattedMessage {...messages.changePasswordText} />
      </p>
      <PasswordErrorAlert error={refusal} />
      {/* for password managers, which keep a password by its user name */}
      <Input
        className="portal-hidden"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <CurrentPasswordField name="oldPassword" label={messages.oldPassword} />
      <NewPasswordFields />
      <DialogFooter
        submit={<FormattedMessage {...messages.changePassword} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}
