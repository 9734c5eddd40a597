import { FormattedMessage, useIntl } from 'react-intl';
import { hospitalReads } from '@/features/hospitals/reads';
import entries from '@/shared/ui/entry-list.module.css';
import { heldAnswer } from '@/shared/ui/held-answer';
import { Loading } from '@/shared/ui/page-state';
import { PagedList } from '@/shared/ui/paged-list';
import { HospitalItem } from './hospital-item';
import { listHref, listRequest, listSize, mapRequest, type ListAddress } from './list-address';
import { messages } from './messages';
import { Nothing } from './nothing';
import styles from './hospital-list-page.module.css';

/** The bases that fit the address, and how many they are. While others are under way the present ones stay. */
export function Hospitals({ address }: { address: ListAddress }) {
  const intl = useIntl();
  const { hospitalPage, hospitalMap } = hospitalReads.endpoints;
  const { refetch, ...list } = hospitalPage.useQuery(listRequest(address));
  const map = hospitalMap.useQuery(mapRequest(address));
  const retry = () => {
    // the map says nothing of its own failure
    if (map.isError) void map.refetch();
    return refetch();
  };
  const asked = heldAnswer({ ...list, refetch: retry });
  const { currentData, isFetching } = asked;
  const waiting = (
    <div className={entries.waiting}>
      <Loading bars={18} label={intl.formatMessage(messages.title)} />
    </div>
  );
  return (
    <div className={styles.hospitals} aria-busy={isFetching && currentData !== undefined}>
      <p className={styles.hits} role="status">
        {currentData && <FormattedMessage {...messages.hits} values={{ total: currentData.total }} />}
      </p>
      <PagedList
        asked={asked}
        waiting={waiting}
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
      </PagedList>
    </div>
  );
}
