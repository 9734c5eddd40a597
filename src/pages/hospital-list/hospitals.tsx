import { FormattedMessage } from 'react-intl';
import { hospitalApi } from '@/features/hospitals/api';
import { PaginatedListWithCount } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { Skeleton } from '@/shared/ui/page-state';
import { HospitalItem } from './hospital-item';
import { listHref, listRequest, pageSize, mapRequest, type ListParams } from './list-params';
import { messages } from './messages';
import { NoHospitals } from './nothing';
import styles from './hospital-list-page.module.css';

/** The bases that fit the address, and how many they are. */
export function Hospitals({ params }: { params: ListParams }) {
  const { hospitalPage, hospitalMap } = hospitalApi.endpoints;
  const { refetch, ...list } = hospitalPage.useQuery(listRequest(params));
  const map = hospitalMap.useQuery(mapRequest(params));
  const retry = () => {
    // the map says nothing of its own failure
    if (map.isError) void map.refetch();
    return refetch();
  };
  return (
    <PaginatedListWithCount
      className={styles.hospitals}
      query={{ ...list, refetch: retry }}
      count={({ total }) => <FormattedMessage {...messages.hits} values={{ total }} />}
      loading={<Skeleton bars={18} title={messages.title} className={entries.waiting} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoHospitals params={params} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((hospital) => (
            <HospitalItem key={hospital.id} hospital={hospital} />
          ))}
        </ul>
      )}
    </PaginatedListWithCount>
  );
}
