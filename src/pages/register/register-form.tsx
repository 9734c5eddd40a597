import { Button, Form, Input } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { register } from '@/contracts/account';
import { limits } from '@/contracts/limits';
import { newUsername } from '@/contracts/user-fields';
import { useCompleteLogin } from '@/features/auth/use-complete-login';
import { NewPasswordFields } from '@/features/auth/new-password-fields';
import { HospitalField } from '@/features/auth/hospital-field';
import { RealNameField } from '@/features/auth/user-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { useConfig } from '@/shared/config/config-context';
import { FieldHint } from '@/shared/form/field-hint';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormDraftsContext } from '@/shared/form/form-drafts';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { ValidatedForm } from '@/shared/form/validated-form';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { useIsShown } from '@/shared/ui/use-is-shown';
import { Consent } from './consent';
import { messages } from './messages';
import styles from './register-page.module.css';

interface RegisterValues {
  username: string;
  newPassword: string;
  phone: string;
  code: string;
  realName: string;
  hospital: string;
  consent: boolean;
}

const formName = 'portal-register';

/**
 * The registration form. It keeps its input when the user leaves the page. Success signs the user in, or opens the
 * login if the response had no token (R10.18, R10.54).
 */
export function RegisterForm() {
  const [form] = Form.useForm<RegisterValues>();
  const [submitError, setSubmitError] = useFormError(form);
  const drafts = use(FormDraftsContext);
  const [draft] = useState(() => drafts?.get(formName));
  const [touched, setTouched] = useState(draft !== undefined);
  const completeLogin = useCompleteLogin({ welcome: messages.signedIn });
  const { tokenField } = useConfig();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toasts = useToasts();
  const isShown = useIsShown();
  useUnsavedChanges(touched);
  const [signUp, busy] = useAction(register, {
    onSuccess(data, { username }) {
      // Synchronous, so that the navigation below does not warn about unsaved changes.
      flushSync(() => {
        setTouched(false);
      });
      if (tokenField in data) return completeLogin(data, username.trim());
      drafts?.clear();
      toasts.show({ kind: 'success', text: messages.registered });
      return isShown.current && navigate(paths.login.href() + search, { replace: true });
    },
    onError: setSubmitError,
  });

  return (
    <ValidatedForm<RegisterValues>
      form={form}
      name={formName}
      requiredMark={false}
      initialValues={{ ...draft }}
      onValuesChange={(_changed, { username, phone, realName, hospital, consent }) => {
        setTouched(true);
        drafts?.set(formName, { username, phone, realName, hospital, consent });
      }}
      onFinish={({ newPassword: password, username, phone, code, realName, hospital }) => {
        setSubmitError(null);
        void signUp({ username, password, phone, code, realName, hospital, consent: true });
      }}
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
    </ValidatedForm>
  );
}

function FieldGroup({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage {...title} />
      </legend>
      {children}
    </fieldset>
  );
}

/** The username to sign in with (R10.17). */
function UsernameField() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name="username"
      label={intl.formatMessage(messages.username)}
      extra={<FieldHint text={messages.usernameHint} />}
      rules={rulesOf(newUsername, messages.usernameRequired)}
    >
      <Input size="large" autoComplete="username" maxLength={limits.usernameMax} />
    </Form.Item>
  );
}
