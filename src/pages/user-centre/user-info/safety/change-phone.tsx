import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneEdit } from '@/contracts/account-safety';
import { PasswordRefusal } from '@/features/account/password-refusal/password-refusal';
import { PhoneCodeFields } from '@/features/account/sms-code/phone-code-fields';
import { useRefusal } from '@/features/account/refused-field';
import { useSend } from '@/shared/api/send-call';
import { useNotices } from '@/shared/ui/notices';
import { DialogButtons } from '../../parts/dialog-buttons';
import { OwnPasswordField } from '../../parts/own-password-field';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useRefreshProfile } from '../reads';
import { messages } from './messages';

interface PhoneAndProof {
  password: string;
  phone: string;
  code: string;
}

/** Another phone, proved by a code that was sent to it and by one's password (R10.47, R10.48). */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<PhoneAndProof>();
  const [form] = Form.useForm<PhoneAndProof>();
  const [refusal, tell] = useRefusal(form);
  const [send, busy] = useSend(phoneEdit);

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
      <PasswordRefusal error={refusal} />
      <OwnPasswordField name="password" label={messages.oldPassword} />
      <PhoneCodeFields purpose="changePhone" />
      <DialogButtons submit={<FormattedMessage {...messages.changePhone} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
