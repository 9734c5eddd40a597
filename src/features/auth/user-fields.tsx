import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { singleLine } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { realName } from '@/contracts/user-fields';
import { FieldHint } from '@/shared/form/field-hint';
import { useFieldRules } from '@/shared/form/field-rules';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';

type Size = 'middle' | 'large';
const hospital = singleLine(limits.hospitalMax);

/** The form field `realName`, the name printed on certificates (R10.18). */
export function RealNameField({ size = 'middle' }: { size?: Size }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const hasCertificates = useIsAvailable()(paths.userCentre.href({ section: 'myCert' }));
  return (
    <Form.Item
      name="realName"
      label={intl.formatMessage(messages.realName)}
      extra={hasCertificates && <FieldHint text={messages.realNameHint} />}
      rules={rulesOf(realName, messages.realNameRequired)}
    >
      <Input size={size} autoComplete="name" maxLength={limits.realNameMax} />
    </Form.Item>
  );
}

/** The form field `hospital`, the user's place of work (R10.18). */
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
