import { Form, Input } from 'antd';
import { FormattedMessage } from 'react-intl';
import { passwordEdit } from '@/contracts/account-security';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { useFormError } from '@/features/auth/use-form-error';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { ValidatedForm } from '@/shared/form/validated-form';
import { CurrentPasswordField, FormDialogFooter, useUnsavedInput } from '../form-dialog';
import { messages } from '../messages';
import { useRefreshProfile } from '../use-refresh-profile';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** Changes the password; the platform ends all other sessions (R5.1 to R5.3). */
export function ChangePassword({ username, onDone }: { username: string; onDone: () => void }) {
  const toasts = useToasts();
  const refreshProfile = useRefreshProfile();
  const onValuesChange = useUnsavedInput<PasswordValues>();
  const [form] = Form.useForm<PasswordValues>();
  const [submitError, setSubmitError] = useFormError(form);
  const [change, busy] = useAction(passwordEdit, {
    onSuccess() {
      toasts.show({
        kind: 'success',
        text: messages.passwordChanged,
        detail: messages.othersSignedOut,
      });
      onDone();
      void refreshProfile();
    },
    onError: setSubmitError,
  });

  return (
    <ValidatedForm<PasswordValues>
      form={form}
      name="portal-change-password"
      requiredMark={false}
      onValuesChange={onValuesChange}
      onFinish={({ oldPassword, newPassword }) => {
        setSubmitError(null);
        void change({ oldPassword, newPassword });
      }}
    >
      <p>
        <FormattedMessage {...messages.changePasswordText} />
      </p>
      <PasswordErrorAlert error={submitError} />
      {/* password managers need the username */}
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
      <FormDialogFooter
        submit={<FormattedMessage {...messages.changePassword} />}
        busy={busy}
        onCancel={onDone}
      />
    </ValidatedForm>
  );
}
