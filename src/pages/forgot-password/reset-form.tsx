import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { passwordReset } from '@/contracts/account';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { useApiCall } from '@/shared/api/call-api';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { messages } from './messages';

interface ResetValues {
  phone: string;
  code: string;
  newPassword: string;
}

/** Phone number, SMS code and new password (R10.19). */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<ResetValues>();
  const [send, busy] = useApiCall(passwordReset);
  const [submitError, setSubmitError] = useFormError(form);

  async function reset({ phone, code, newPassword }: ResetValues) {
    setSubmitError(null);
    const { error } = await send({ phone, code, password: newPassword });
    if (error) setSubmitError(error);
    else onDone();
  }

  return (
    <Form<ResetValues>
      form={form}
      name="portal-reset"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => {
        void reset(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      <PhoneCodeFields purpose="reset" />
      <NewPasswordFields />
      <FormErrorAlert error={submitError} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
