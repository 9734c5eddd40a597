import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { singleLine } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { email } from '@/contracts/person-fields';
import { genders } from '@/contracts/session';
import { HospitalField, RealNameField } from '@/features/auth/person-fields';
import { useFieldRules } from '@/shared/form/field-rules';
import { JobTitleField } from './job-title-field';
import { messages } from './messages';
import styles from './profile.module.css';

const department = singleLine(limits.departmentMax);

/** The fields of a profile, each judged by its contract. */
export function ProfileFields() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <>
      <RealNameField />
      <Form.Item name="gender" label={intl.formatMessage(messages.gender)}>
        <Radio.Group
          options={genders.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Form.Item>
      <div className={styles.wide}>
        <HospitalField />
      </div>
      <Form.Item
        name="department"
        label={intl.formatMessage(messages.department)}
        rules={rulesOf(department)}
      >
        <Input maxLength={limits.departmentMax} />
      </Form.Item>
      <JobTitleField />
      <div className={styles.wide}>
        <Form.Item name="email" label={intl.formatMessage(messages.email)} rules={rulesOf(email)}>
          <Input inputMode="email" autoComplete="email" maxLength={limits.emailMax} />
        </Form.Item>
      </div>
    </>
  );
}
