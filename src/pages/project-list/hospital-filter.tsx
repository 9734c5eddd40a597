import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { hospitalApi } from '@/features/hospitals/api';
import { useDictionary } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';
import { SelectFilter } from './select-filter';
import styles from './project-list-page.module.css';

const allHospitalsRequest = { current: 1, size: limits.pageSize, query: {} };

/** All hospitals, grouped by province; nothing where there are none. */
export function HospitalFilter({ params }: { params: ListParams }) {
  const intl = useIntl();
  const provinces = useDictionary('province');
  const query = hospitalApi.endpoints.hospitalPage.useQuery(allHospitalsRequest);
  const { data, isError, isFetching } = query;
  useReportQueryError(query, true);
  const groups = useMemo(() => {
    const hospitals = data?.records ?? [];
    return provinces
      .map(({ code, ...label }) => ({
        ...label,
        hospitals: hospitals.filter(({ province }) => province === code),
      }))
      .filter(({ hospitals }) => hospitals.length > 0);
  }, [data, provinces]);
  const { hospital = '' } = params;
  if (data && groups.length === 0 && hospital === '') return null;
  const isKnown = hospital === '' || data?.records.some(({ id: known }) => known === hospital) === true;
  return (
    <SelectFilter
      label={messages.hospital}
      any={messages.allHospitals}
      value={hospital}
      hrefFor={(id) => listHref({ ...params, hospital: id, page: 1 })}
      note={isError && !data && <LoadFailed isFetching={isFetching} onRetry={() => void query.refetch()} />}
    >
      {!isKnown && (
        <option value={hospital}>{intl.formatMessage(messages.unknownHospital, { id: hospital })}</option>
      )}
      {groups.map(({ name, lang, hospitals }) => (
        <optgroup key={name} label={name} lang={lang}>
          {hospitals.map(({ id: value, name: label }) => (
            <option key={value} value={value} lang={contentLanguage}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectFilter>
  );
}

function LoadFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  return (
    <span role="alert" className={styles.hospitalsFailed}>
      <FormattedMessage {...messages.hospitalsFailed} />{' '}
      <Button disabled={isFetching} onClick={onRetry}>
        <FormattedMessage {...messages.retryHospitals} />
      </Button>
    </span>
  );
}
