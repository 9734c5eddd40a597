import { Checkbox, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { idNumber } from '@/contracts/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { DialogFooter } from '../../parts/dialog-buttons';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { messages } from './messages';
import { useUpdateIdNumber } from './use-edit-id-number';

interface Values {
  idNumber: string;
  consent: boolean;
}

/** The form that gives an ID number: its owner reads what for, and agrees by an act of their own (R5.14). */
export function EditIdNumber({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const markUnsaved = useUnsavedInput<Values>();
  const { edit, busy, refusal } = useUpdateIdNumber(messages.given, onDone);
  return (
    <Form<Values>
      name="portal-id-number"
      layout="vertical"
      requiredMark={false}
      initialValues={{ idNumber: '', consent: false }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onValuesChange={markUnsaved}
      onFinish={({ idNumber: number, consent }) => {
        void edit({ idNumber: number.trim(), consent });
      }}
    >
      <p>
        <FormattedMessage {...messages.reason} />
      </p>
      <FormErrorAlert error={refusal} />
      <Form.Item
        name="idNumber"
        label={intl.formatMessage(messages.idNumber)}
        rules={rulesOf(idNumber, messages.required)}
      >
        <Input size="large" autoComplete="off" spellCheck={false} maxLength={20} />
      </Form.Item>
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, agreed) =>
              agreed === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.consentRequired))),
          },
        ]}
      >
        <Checkbox>
          <FormattedMessage {...messages.consent} />
        </Checkbox>
      </Form.Item>
      <DialogFooter submit={<FormattedMessage {...messages.save} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
