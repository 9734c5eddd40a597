import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { loginByCode } from '@/contracts/account';
import { maskPhone } from '@/contracts/masks';
import { useRefusal } from '../refused-field';
import { PhoneCodeFields } from '../sms-code/phone-code-fields';
import { useSend } from '@/shared/api/send-call';
import { Refusal } from '@/shared/form/refusal';
import { messages } from './messages';
import type { useOpenSession } from './use-open-session';

interface PhoneAndCode {
  phone: string;
  code: string;
}

/** Sign-in by mobile phone and SMS code (R1.24). */
export function CodeForm({ open }: { open: ReturnType<typeof useOpenSession> }) {
  const [send, busy] = useSend(loginByCode);
  const [form] = Form.useForm<PhoneAndCode>();
  const [refusal, tellRefusal] = useRefusal(form);

  async function signIn(input: PhoneAndCode) {
    tellRefusal(null);
    const { data, error } = await send(input);
    if (error) tellRefusal(error);
    else await open(data, maskPhone(input.phone.trim()));
  }

  return (
    <Form<PhoneAndCode>
      form={form}
      name="portal-code-login"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => {
        void signIn(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      <Refusal error={refusal} />
      <PhoneCodeFields purpose="login" />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
