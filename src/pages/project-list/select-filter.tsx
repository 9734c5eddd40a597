import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Message } from '@/shared/intl/define-messages';
import styles from './project-list-page.module.css';

/**
 * A filter with many options, as a native select. A choice opens the first page of the filtered list.
 * @param any option that removes the filter
 * @param hrefFor the list for a value; undefined for no filter
 * @param note shown below the select
 */
export function SelectFilter({
  label,
  any,
  value = '',
  hrefFor,
  note,
  children,
}: {
  label: Message;
  any: Message;
  value: string | undefined;
  hrefFor: (value: string | undefined) => string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>
        <FormattedMessage {...label} />
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          void navigate(hrefFor(target.value || undefined), { preventScrollReset: true });
        }}
      >
        <option value="">{intl.formatMessage(any)}</option>
        {children}
      </select>
      {note}
    </div>
  );
}
