import { Form, Input, Radio } from 'antd';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { singleLine } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { email } from '@/contracts/user-fields';
import { genders } from '@/contracts/session';
import { HospitalField } from '@/features/auth/hospital-field';
import { RealNameField } from '@/features/auth/user-fields';
import { baseApi } from '@/shared/api/base-api';
import { useDictionary, type DictionaryEntry } from '@/shared/api/dictionary';
import { useFieldRules } from '@/shared/form/field-rules';
import { Button } from '@/shared/ui/button';
import { messages as uiMessages } from '@/shared/ui/messages';
import { messages } from '../messages';
import styles from './profile.module.css';

const department = singleLine(limits.departmentMax);

/** The fields of the profile form, validated by the contract's schemas. @param emailNote below the e-mail address */
export function ProfileFields({ emailNote }: { emailNote: ReactNode }) {
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
        <Form.Item
          name="email"
          label={intl.formatMessage(messages.email)}
          rules={rulesOf(email)}
          extra={emailNote}
        >
          <Input inputMode="email" autoComplete="email" maxLength={limits.emailMax} />
        </Form.Item>
      </div>
    </>
  );
}

const jobTitleDictionary = 'professional_title';

/** The job title from its dictionary (R3.17). A native select: it suits phones and the keyboard. */
function JobTitleField() {
  const intl = useIntl();
  const entries = useDictionary(jobTitleDictionary);
  const { isError, refetch } = baseApi.endpoints.dictData.useQuery({});
  return (
    <Form.Item
      name="jobTitle"
      label={intl.formatMessage(messages.jobTitle)}
      extra={
        isError && (
          <span className={styles.loadError} role="alert">
            <FormattedMessage {...messages.jobTitlesFailed} />
            <Button
              onClick={() => {
                void refetch();
              }}
            >
              <FormattedMessage {...uiMessages.retry} />
            </Button>
          </span>
        )
      }
    >
      <JobTitleSelect entries={entries} none={intl.formatMessage(messages.jobTitleNone)} />
    </Form.Item>
  );
}

/** Keeps a selected code that is not in the dictionary, or not yet. */
function JobTitleSelect({
  entries,
  none,
  value = '',
  ...field
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> & {
  entries: readonly DictionaryEntry[];
  none: string;
  value?: string;
}) {
  const isKnown = value === '' || entries.some(({ code }) => code === value);
  return (
    <select {...field} className={styles.select} value={value}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {entries.map(({ code, name, lang }) => (
        <option key={code} value={code} lang={lang}>
          {name}
        </option>
      ))}
    </select>
  );
}
