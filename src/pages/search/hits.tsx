import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '@/contracts/call';
import type { searchAll } from '@/contracts/search';
import { CountedList } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow } from '@/shared/ui/filter-row';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Hit } from './hit';
import { listHref, listRequest, listSize, type ListAddress } from './list-address';
import { messages } from './messages';
import { searchReads } from './reads';
import styles from './search-page.module.css';

/** What was found, by kind and page. */
export function Hits({ address }: { address: ListAddress }) {
  const asked = searchReads.endpoints.searchAll.useQuery(listRequest(address));
  return (
    <CountedList
      className={styles.hits}
      asked={asked}
      count={(found) => <Found {...found} />}
      counting={<FormattedMessage {...messages.searching} />}
      filters={({ counts }) => <Kinds address={address} counts={counts} />}
      waiting={<Loading bars={14} title={messages.title} within={entries.waiting} />}
      current={address.page}
      size={listSize}
      hrefOf={(page) => listHref({ ...address, page })}
      nothing={<Nothing address={address} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((hit) => (
            <Hit key={`${hit.kind} ${hit.id}`} hit={hit} words={address.words} />
          ))}
        </ul>
      )}
    </CountedList>
  );
}

const Found = ({ total, more }: { total: number; more: boolean }) => (
  <FormattedMessage {...messages.hits} values={{ total, more: String(more) }} />
);

/** How many there are, as far as they were counted. */
function Count({ total, more }: { total: number; more: boolean }) {
  return <FormattedMessage {...messages[more ? 'most' : 'exact']} values={{ count: total }} />;
}

/** The kinds that were found, where there are several. */
function Kinds({ address, counts }: { address: ListAddress } & Pick<ResponseOf<typeof searchAll>, 'counts'>) {
  if (counts.length === 0 || (counts.length === 1 && address.kind === undefined)) return null;
  const option = (kind: ListAddress['kind']) => ({
    key: kind ?? '',
    href: listHref({ words: address.words, kind, page: 1 }),
    current: address.kind === kind,
  });
  return (
    <FilterRow
      label={<FormattedMessage {...messages.kinds} />}
      options={[
        { ...option(undefined), text: <FormattedMessage {...messages.any} /> },
        ...counts.map(({ kind, count, more }) => {
          const name = <FormattedMessage {...messages[`many.${kind}`]} />;
          const values = { name, count: <Count total={count} more={more} /> };
          return { ...option(kind), text: <FormattedMessage {...messages.ofAll} values={values} /> };
        }),
      ]}
    />
  );
}

function Nothing({ address: { words, kind } }: { address: ListAddress }) {
  return (
    <Empty title={<FormattedMessage {...messages.empty} values={{ words }} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      {kind !== undefined && (
        <Link to={listHref({ words, page: 1 })} preventScrollReset>
          <FormattedMessage {...messages.everywhere} />
        </Link>
      )}
    </Empty>
  );
}
