import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { lineOfText } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { email, realName } from '@/contracts/person-fields';
import { genders } from '@/contracts/session';
import { useFieldRules } from '@/shared/form/field-rules';
import { JobTitleField } from './job-title-field';
import { messages } from './messages';
import styles from './profile.module.css';

const hospital = lineOfText(limits.hospitalMax);
const department = lineOfText(limits.departmentMax);

/** The fields of a profile, each judged by its contract. */
export function ProfileFields() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <>
      <Form.Item
        name="realName"
        label={intl.formatMessage(messages.realName)}
        rules={rulesOf(realName, messages.realNameRequired)}
      >
        <Input autoComplete="name" maxLength={limits.realNameMax} />
      </Form.Item>
      <Form.Item name="gender" label={intl.formatMessage(messages.gender)}>
        <Radio.Group
          options={genders.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Form.Item>
      <div className={styles.wide}>
        <Form.Item
          name="hospital"
          label={intl.formatMessage(messages.hospital)}
          rules={rulesOf(hospital, messages.hospitalRequired)}
        >
          <Input autoComplete="organization" maxLength={limits.hospitalMax} />
        </Form.Item>
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
