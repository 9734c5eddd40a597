import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneEdit } from '@/contracts/account-safety';
import { PhoneCodeFields } from '@/features/account/sms-code/phone-code-fields';
import { useErrorText } from '@/shared/api/error-text';
import { Refusal } from '@/shared/form/refusal';
import { useNotices } from '@/shared/ui/notices';
import { DialogButtons } from '../../parts/dialog-buttons';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useEdit } from '../../use-edit';
import { useRefreshProfile } from '../reads';
import { messages } from './messages';

interface PhoneAndCode {
  phone: string;
  code: string;
}

/** The fields that refusals of this call are about. */
const fieldOf: Partial<Record<string, keyof PhoneAndCode>> = { A0220: 'code', A0231: 'phone' };

/** Another phone, proved by a code that was sent to it (R10.47, R10.48). */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const textOf = useErrorText();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<PhoneAndCode>();
  const [form] = Form.useForm<PhoneAndCode>();
  const { send, busy, refusal } = useEdit(phoneEdit);

  async function change({ phone, code }: PhoneAndCode) {
    const { error } = await send({ phone: phone.trim(), code: code.trim() });
    const field = fieldOf[error?.code ?? ''];
    if (field) {
      form.setFields([{ name: field, errors: [textOf(error)] }]);
      form.focusField(field);
    }
    if (error) return;
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
      <Refusal error={refusal && fieldOf[refusal.code] ? null : refusal} />
      <DialogButtons submit={<FormattedMessage {...messages.changePhone} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
