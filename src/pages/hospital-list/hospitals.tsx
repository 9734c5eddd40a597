import { FormattedMessage } from 'react-intl';
import { hospitalReads } from '@/features/hospitals/reads';
import { CountedList } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { Loading } from '@/shared/ui/page-state';
import { HospitalItem } from './hospital-item';
import { listHref, listRequest, listSize, mapRequest, type ListAddress } from './list-address';
import { messages } from './messages';
import { Nothing } from './nothing';
import styles from './hospital-list-page.module.css';

/** The bases that fit the address, and how many they are. */
export function Hospitals({ address }: { address: ListAddress }) {
  const { hospitalPage, hospitalMap } = hospitalReads.endpoints;
  const { refetch, ...list } = hospitalPage.useQuery(listRequest(address));
  const map = hospitalMap.useQuery(mapRequest(address));
  const retry = () => {
    // the map says nothing of its own failure
    if (map.isError) void map.refetch();
    return refetch();
  };
  return (
    <CountedList
      className={styles.hospitals}
      asked={{ ...list, refetch: retry }}
      count={({ total }) => <FormattedMessage {...messages.hits} values={{ total }} />}
      waiting={<Loading bars={18} title={messages.title} within={entries.waiting} />}
      current={address.page}
      size={listSize}
      hrefOf={(page) => listHref({ ...address, page })}
      nothing={<Nothing address={address} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((hospital) => (
            <HospitalItem key={hospital.id} hospital={hospital} />
          ))}
        </ul>
      )}
    </CountedList>
  );
}
