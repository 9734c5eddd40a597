import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { passwordReset } from '@/contracts/account';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { ValidatedForm } from '@/shared/form/validated-form';
import { useAction } from '@/shared/ui/use-action';
import { messages } from './messages';

interface ResetValues {
  phone: string;
  code: string;
  newPassword: string;
}

/** Phone number, SMS code and new password (R10.19). */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<ResetValues>();
  const [submitError, setSubmitError] = useFormError(form);
  const [reset, busy] = useAction(passwordReset, {
    onSuccess: onDone,
    onError: setSubmitError,
  });

  return (
    <ValidatedForm<ResetValues>
      form={form}
      name="portal-reset"
      requiredMark={false}
      onFinish={({ phone, code, newPassword }) => {
        setSubmitError(null);
        void reset({ phone, code, password: newPassword });
      }}
    >
      <PhoneCodeFields purpose="reset" />
      <NewPasswordFields />
      <FormErrorAlert error={submitError} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </ValidatedForm>
  );
}
