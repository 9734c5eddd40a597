import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneEdit } from '@/contracts/account-safety';
import { PhoneCodeFields } from '@/features/account/sms-code/phone-code-fields';
import { useRefusal } from '@/features/account/refused-field';
import { useSend } from '@/shared/api/send-call';
import { Refusal } from '@/shared/form/refusal';
import { useNotices } from '@/shared/ui/notices';
import { DialogButtons } from '../../parts/dialog-buttons';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useRefreshProfile } from '../reads';
import { messages } from './messages';

interface PhoneAndCode {
  phone: string;
  code: string;
}

/** Another phone, proved by a code that was sent to it (R10.47, R10.48). */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<PhoneAndCode>();
  const [form] = Form.useForm<PhoneAndCode>();
  const [refusal, tell] = useRefusal(form);
  const [send, busy] = useSend(phoneEdit);

  async function change({ phone, code }: PhoneAndCode) {
    tell(null);
    const { error } = await send({ phone: phone.trim(), code: code.trim() });
    if (error) {
      tell(error);
      return;
    }
    notices.show({ kind: 'success', text: intl.formatMessage(messages.phoneChanged) });
    onDone();
    await refreshProfile();
  }

  return (
    <Form<PhoneAndCode>
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
      <PhoneCodeFields purpose="changePhone" />
      <Refusal error={refusal} />
      <DialogButtons submit={<FormattedMessage {...messages.changePhone} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
