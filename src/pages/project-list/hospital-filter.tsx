import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hospitalApi } from '@/features/hospitals/api';
import { useDictionary } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { useReportQueryError } from '@/shared/ui/query/page-errors';
import { useRetry } from '@/shared/ui/query/use-retry';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';
import { SelectFilter } from './select-filter';
import styles from './project-list-page.module.css';

/** All hospitals, grouped by province, those of an unknown one last; nothing without hospitals or provinces. */
export function HospitalFilter({ params }: { params: ListParams }) {
  const intl = useIntl();
  const other = intl.formatMessage(messages.otherHospitals);
  const provinces = useDictionary('province');
  const query = hospitalApi.endpoints.allHospitals.useQuery();
  const { data, isError, isFetching } = query;
  useReportQueryError(query, true);
  const retry = useRetry();
  const groups = useMemo(() => {
    if (!data || provinces.length === 0) return [];
    const known = new Set(provinces.map(({ code }) => code));
    return [
      ...provinces.map(({ code, ...label }) => ({
        ...label,
        hospitals: data.filter(({ province }) => province === code),
      })),
      { name: other, lang: undefined, hospitals: data.filter(({ province }) => !known.has(province)) },
    ].filter(({ hospitals }) => hospitals.length > 0);
  }, [data, provinces, other]);
  const { hospital = '' } = params;
  if (data && groups.length === 0 && hospital === '') return null;
  const isListed =
    hospital === '' || groups.some(({ hospitals }) => hospitals.some(({ id }) => id === hospital));
  return (
    <SelectFilter
      label={messages.hospital}
      any={messages.allHospitals}
      value={hospital}
      hrefFor={(id) => listHref({ ...params, hospital: id, page: 1 })}
      note={
        isError && !data && <LoadFailed isFetching={isFetching} onRetry={() => void retry(query.refetch)} />
      }
    >
      {!isListed && (
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
