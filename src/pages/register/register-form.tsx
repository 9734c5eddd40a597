import { Button, Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { register } from '@/contracts/account';
import { useCompleteLogin } from '@/features/auth/use-complete-login';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { HospitalField, RealNameField } from '@/features/auth/person-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { useApiCall } from '@/shared/api/call-api';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { Consent } from './consent';
import { messages } from './messages';
import { FieldGroup } from './section';
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
  const [send, busy] = useApiCall(register);
  const [submitError, setSubmitError] = useFormError(form);
  const [touched, setTouched] = useState(false);
  const completeLogin = useCompleteLogin();
  useUnsavedChanges(touched);

  async function signUp({ username, newPassword, phone, code, realName, hospital }: Input) {
    setSubmitError(null);
    const person = { username, password: newPassword, phone, code, realName, hospital };
    const { data, error } = await send({ ...person, consent: true });
    if (error) {
      setSubmitError(error);
      return;
    }
    // at once: nothing of it is unsaved any more when the page is left
    flushSync(() => {
      setTouched(false);
    });
    await completeLogin(data, username.trim());
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
      <FieldGroup title={messages.account}>
        <UsernameField />
        <NewPasswordFields label={messages.password} />
      </FieldGroup>
      <FieldGroup title={messages.phone}>
        <PhoneCodeFields purpose="register" />
      </FieldGroup>
      <FieldGroup title={messages.person}>
        <RealNameField size="large" />
        <HospitalField size="large" />
      </FieldGroup>
      <Consent />
      <FormErrorAlert error={submitError} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
