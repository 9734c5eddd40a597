import { Button, Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { register } from '@/contracts/account';
import { useOpenSession } from '@/features/account/login-form/use-open-session';
import { NewPasswordFields } from '@/features/account/new-password/new-password-fields';
import { HospitalField, RealNameField } from '@/features/account/person-fields/person-fields';
import { useRefusal } from '@/features/account/refused-field';
import { PhoneCodeFields } from '@/features/account/sms-code/phone-code-fields';
import { useSend } from '@/shared/api/send-call';
import { Refusal } from '@/shared/form/refusal';
import { useUnsaved } from '@/shared/form/unsaved';
import { Consent } from './consent';
import { messages } from './messages';
import { Section } from './section';
import { UsernameField } from './username-field';

interface Input {
  username: string;
  newPassword: string;
  phone: string;
  code: string;
  realName: string;
  hospital: string;
}

/** What one fills in to get an account; a success signs in (R10.18, R10.54). */
export function RegisterForm() {
  const [form] = Form.useForm<Input>();
  const [send, busy] = useSend(register);
  const [refusal, tellRefusal] = useRefusal(form);
  const [touched, setTouched] = useState(false);
  const open = useOpenSession();
  useUnsaved(touched);

  async function signUp({ username, newPassword, phone, code, realName, hospital }: Input) {
    tellRefusal(null);
    const person = { username, password: newPassword, phone, code, realName, hospital };
    const { data, error } = await send({ ...person, consent: true });
    if (error) {
      tellRefusal(error);
      return;
    }
    // at once: nothing of it is unsaved any more when the page is left
    flushSync(() => {
      setTouched(false);
    });
    await open(data, username.trim());
  }

  return (
    <Form<Input>
      form={form}
      name="portal-register"
      layout="vertical"
      requiredMark={false}
      onValuesChange={() => {
        setTouched(true);
      }}
      onFinish={(values) => {
        void signUp(values);
      }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
    >
      <Section title={messages.account}>
        <UsernameField />
        <NewPasswordFields label={messages.password} />
      </Section>
      <Section title={messages.phone}>
        <PhoneCodeFields purpose="register" />
      </Section>
      <Section title={messages.person}>
        <RealNameField size="large" />
        <HospitalField size="large" />
      </Section>
      <Consent />
      <Refusal error={refusal} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
