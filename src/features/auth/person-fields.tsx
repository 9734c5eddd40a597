import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { singleLine } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { realName } from '@/contracts/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import { FieldHint } from '@/shared/form/field-hint';
import { messages } from './person-fields/messages';

type Size = 'middle' | 'large';
const hospital = singleLine(limits.hospitalMax);

/** The field `realName` of a form: the name that certificates bear (R10.18). */
export function RealNameField({ size = 'middle' }: { size?: Size }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name="realName"
      label={intl.formatMessage(messages.realName)}
      extra={<FieldHint text={messages.realNameHint} />}
      rules={rulesOf(realName, messages.realNameRequired)}
    >
      <Input size={size} autoComplete="name" maxLength={limits.realNameMax} />
    </Form.Item>
  );
}

/** The field `hospital` of a form: where somebody works (R10.18). */
export function HospitalField({ size = 'middle' }: { size?: Size }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <Form.Item
      name="hospital"
      label={intl.formatMessage(messages.hospital)}
      rules={rulesOf(hospital, messages.hospitalRequired)}
    >
      <Input size={size} autoComplete="organization" maxLength={limits.hospitalMax} />
    </Form.Item>
  );
}
