import { Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { phoneEdit } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { useAction } from '@/shared/ui/use-action';
import { ValidatedForm } from '@/shared/form/validated-form';
import { CurrentPasswordField, FormDialogFooter, useUnsavedInput } from '../form-dialog';
import { messages } from '../messages';
import { useRefreshProfile } from '../use-refresh-profile';

interface PhoneValues {
  password: string;
  phone: string;
  code: string;
}

/** Changes the phone number, verified by a code sent to it and by the current password (R10.47, R10.48). */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const refreshProfile = useRefreshProfile();
  const onValuesChange = useUnsavedInput<PhoneValues>();
  const [form] = Form.useForm<PhoneValues>();
  const [submitError, setSubmitError] = useFormError(form);
  const [change, busy] = useAction(phoneEdit, {
    success: messages.phoneChanged,
    onSuccess() {
      onDone();
      void refreshProfile();
    },
    onError: setSubmitError,
  });

  return (
    <ValidatedForm<PhoneValues>
      name="portal-change-phone"
      form={form}
      requiredMark={false}
      onValuesChange={onValuesChange}
      onFinish={({ phone, code, password }) => {
        setSubmitError(null);
        void change({ phone: phone.trim(), code: code.trim(), password });
      }}
    >
      <p>
        <FormattedMessage {...messages.changePhoneText} />
      </p>
      <PasswordErrorAlert error={submitError} />
      <CurrentPasswordField name="password" label={messages.oldPassword} />
      <PhoneCodeFields purpose="changePhone" />
      <FormDialogFooter
        submit={<FormattedMessage {...messages.changePhone} />}
        busy={busy}
        onCancel={onDone}
      />
    </ValidatedForm>
  );
}
