import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ProjectFacets } from '@/contracts/project';
import { useDictionary } from '@/shared/api/dictionary';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** A native select of the provinces whose bases have courses; without their numbers, only of the selected one. */
export function ProvinceFilter({
  params,
  counts,
}: {
  params: ListParams;
  counts: ProjectFacets['province'];
}) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const { province = '' } = params;
  const countOf = new Map(counts?.map(({ code, count }) => [code, count]));
  const names = useDictionary('province');
  const listed = names.filter(({ code }) => countOf.has(code) || code === province);
  return (
    <div className={styles.hospital}>
      <label htmlFor={id}>
        <FormattedMessage {...messages.province} />
      </label>
      <select
        id={id}
        value={province}
        onChange={({ target: { value } }) => {
          void navigate(listHref({ ...params, province: value || undefined, page: 1 }), {
            preventScrollReset: true,
          });
        }}
      >
        <option value="">{intl.formatMessage(messages.allProvinces)}</option>
        {province !== '' && !listed.some(({ code }) => code === province) && (
          <option value={province}>{province}</option>
        )}
        {listed.map(({ code, name, lang }) => (
          <option key={code} value={code} lang={lang}>
            {counts
              ? intl.formatMessage(messages.provinceWithCount, { name, count: countOf.get(code) ?? 0 })
              : name}
          </option>
        ))}
      </select>
    </div>
  );
}
