import { Form } from 'antd';
import type { SelectHTMLAttributes } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { baseApi } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './profile.module.css';

/** The dictionary of job titles. */
const dictionary = 'professional_title';

/** The job title, chosen from its dictionary (R3.17). The browser's own list: right on a phone and by keyboard. */
export function JobTitleField() {
  const intl = useIntl();
  const { data, isError, refetch } = baseApi.endpoints.dictData.useQuery({});
  const items = data?.find(({ dictCode }) => dictCode === dictionary)?.items ?? [];
  return (
    <Form.Item
      name="jobTitle"
      label={intl.formatMessage(messages.jobTitle)}
      extra={
        isError && (
          <span className={styles.again} role="alert">
            <FormattedMessage {...messages.jobTitlesFailed} />
            <Button
              onClick={() => {
                void refetch();
              }}
            >
              <FormattedMessage {...messages.retry} />
            </Button>
          </span>
        )
      }
    >
      <JobTitleSelect items={items} none={intl.formatMessage(messages.jobTitleNone)} />
    </Form.Item>
  );
}

/** A code that is in no dictionary, or whose dictionary is not there yet, stays chosen. */
function JobTitleSelect({
  items,
  none,
  value = '',
  ...field
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> & {
  items: readonly { dictItemCode: string; dictItemName: string }[];
  none: string;
  value?: string;
}) {
  const isKnown = value === '' || items.some(({ dictItemCode }) => dictItemCode === value);
  return (
    <select {...field} className={styles.select} value={value}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {items.map(({ dictItemCode, dictItemName }) => (
        <option key={dictItemCode} value={dictItemCode} lang={contentLanguage}>
          {dictItemName}
        </option>
      ))}
    </select>
  );
}
