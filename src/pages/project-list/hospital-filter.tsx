import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { hospitalApi } from '@/features/hospitals/api';
import { useDictionary } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

const allHospitalsRequest = { current: 1, size: limits.pageSize, query: {} };

/** The base that holds the courses, chosen from all there are, by province. The browser's own list. */
export function HospitalFilter({ params }: { params: ListParams }) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const provinces = useDictionary('province');
  const query = hospitalApi.endpoints.hospitalPage.useQuery(allHospitalsRequest);
  const { data, isError, isFetching } = query;
  useReportQueryError(query, true);
  const groups = useMemo(() => {
    const bases = data?.records ?? [];
    return provinces
      .map(({ code, name }) => ({ name, bases: bases.filter(({ province }) => province === code) }))
      .filter(({ bases }) => bases.length > 0);
  }, [data, provinces]);
  const { hospital = '' } = params;
  const isKnown = hospital === '' || data?.records.some((base) => base.id === hospital) === true;
  return (
    <div className={styles.base}>
      <label htmlFor={id}>
        <FormattedMessage {...messages.base} />
      </label>
      <select
        id={id}
        value={hospital}
        onChange={({ target: { value } }) => {
          void navigate(listHref({ ...params, hospital: value || undefined, page: 1 }), {
            preventScrollReset: true,
          });
        }}
      >
        <option value="">{intl.formatMessage(messages.allBases)}</option>
        {!isKnown && (
          <option value={hospital}>{intl.formatMessage(messages.unnamedBase, { id: hospital })}</option>
        )}
        {groups.map(({ name, bases }) => (
          <optgroup key={name} label={name} lang={contentLanguage}>
            {bases.map((base) => (
              <option key={base.id} value={base.id}>
                {base.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {isError && !data && (
        <span role="alert" className={styles.noBases}>
          <FormattedMessage {...messages.noBases} />{' '}
          <Button disabled={isFetching} onClick={() => void query.refetch()}>
            <FormattedMessage {...messages.askBases} />
          </Button>
        </span>
      )}
    </div>
  );
}
