import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { loginByCode } from '@/contracts/account';
import { maskPhone } from '@/contracts/masks';
import { useApiCall } from '@/shared/api/call-api';
import { useConfig } from '@/shared/config/config-context';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { ValidatedForm } from '@/shared/form/validated-form';
import { messages } from './messages';
import { PhoneCodeFields } from './phone-code-fields';
import type { CompleteLogin } from './use-complete-login';
import { useFormError } from './use-form-error';

interface PhoneAndCode {
  phone: string;
  code: string;
}

/** Login by mobile phone and SMS code (R1.24). */
export function SmsLoginForm({ completeLogin }: { completeLogin: CompleteLogin }) {
  const { loginHeaders } = useConfig();
  const [send, busy] = useApiCall(loginByCode);
  const [form] = Form.useForm<PhoneAndCode>();
  const [formError, showError] = useFormError(form);

  async function signIn(input: PhoneAndCode) {
    showError(null);
    const { data, error } = await send(input, loginHeaders);
    if (error) showError(error);
    else await completeLogin(data, maskPhone(input.phone.trim()));
  }

  return (
    <ValidatedForm<PhoneAndCode>
      form={form}
      name="portal-code-login"
      requiredMark={false}
      onFinish={(values) => {
        void signIn(values);
      }}
    >
      <FormErrorAlert error={formError} />
      <PhoneCodeFields purpose="login" />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </ValidatedForm>
  );
}
