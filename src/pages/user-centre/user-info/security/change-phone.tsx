import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneEdit } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { PhoneCodeFields } from '@/features/auth/phone-code-fields';
import { useFormError } from '@/features/auth/use-form-error';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { DialogFooter } from '../../parts/dialog-buttons';
import { CurrentPasswordField } from '../../parts/own-password-field';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useRefreshProfile } from '../use-refresh';
import { messages } from './messages';

interface PhoneAndProof {
  password: string;
  phone: string;
  code: string;
}

/** Another phone, proved by a code that was sent to it and by one's password (R10.47, R10.48). */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const notices = useToasts();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<PhoneAndProof>();
  const [form] = Form.useForm<PhoneAndProof>();
  const [refusal, tell] = useFormError(form);
  const [send, busy] = useApiCall(phoneEdit);

  async function change({ phone, code, password }: PhoneAndProof) {
    tell(null);
    const { error } = await send({ phone: phone.trim(), code: code.trim(), password });
    if (error) {
      tell(error);
      return;
    }
    notices.show({ kind: 'success', text: intl.formatMessage(messages.phoneChanged) });
    onDone();
    await refreshProfile();
  }

  return (
    <Form<PhoneAndProof>
      name="portal-change-phone"
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onValuesChange={markUnsaved}
      onFinish={(values) => {
        void change(values);
      }}
    >
      <p>
        <FormattedMessage {...messages.changePhoneText} />
      </p>
      <PasswordErrorAlert error={refusal} />
      <CurrentPasswordField name="password" label={messages.oldPassword} />
      <PhoneCodeFields purpose="changePhone" />
      <DialogFooter submit={<FormattedMessage {...messages.changePhone} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
