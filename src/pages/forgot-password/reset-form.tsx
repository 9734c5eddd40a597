import { Button, Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { passwordReset } from '@/contracts/account';
import { NewPasswordFields } from '@/features/account/new-password/new-password-fields';
import { useRefusal } from '@/features/account/refused-field';
import { PhoneCodeFields } from '@/features/account/sms-code/phone-code-fields';
import { useSend } from '@/shared/api/send-call';
import { Refusal } from '@/shared/form/refusal';
import { messages } from './messages';

interface Input {
  phone: string;
  code: string;
  newPassword: string;
}

/** The phone with its code, and the new password (R10.19). */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const [form] = Form.useForm<Input>();
  const [send, busy] = useSend(passwordReset);
  const [refusal, tellRefusal] = useRefusal(form);

  async function reset({ phone, code, newPassword }: Input) {
    tellRefusal(null);
    const { error } = await send({ phone, code, password: newPassword });
    if (error) tellRefusal(error);
    else onDone();
  }

  return (
    <Form<Input>
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
      <Refusal error={refusal} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
