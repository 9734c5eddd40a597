import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '@/contracts/call';
import type { searchAll } from '@/contracts/search';
import { PaginatedListWithCount } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow } from '@/shared/ui/filter-row';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { SearchResult } from './search-result';
import { listHref, listRequest, pageSize, type ListParams } from './list-params';
import { messages } from './messages';
import { searchApi } from './api';
import styles from './search-page.module.css';

/** What was found, by kind and page. */
export function SearchResults({ params }: { params: ListParams }) {
  const query = searchApi.endpoints.searchAll.useQuery(listRequest(params));
  return (
    <PaginatedListWithCount
      className={styles.hits}
      query={query}
      count={(found) => <ResultCount {...found} />}
      counting={<FormattedMessage {...messages.searching} />}
      filters={({ counts }) => <KindFilter address={params} counts={counts} />}
      loading={<Skeleton bars={14} title={messages.title} className={entries.waiting} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoResults params={params} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((hit) => (
            <SearchResult key={`${hit.kind} ${hit.id}`} hit={hit} words={params.words} />
          ))}
        </ul>
      )}
    </PaginatedListWithCount>
  );
}

const ResultCount = ({ total, more }: { total: number; more: boolean }) => (
  <FormattedMessage {...messages.hits} values={{ total, more: String(more) }} />
);

/** How many there are, as far as they were counted. */
function Count({ total, more }: { total: number; more: boolean }) {
  return <FormattedMessage {...messages[more ? 'most' : 'exact']} values={{ count: total }} />;
}

/** The kinds that were found, where there are several. */
function KindFilter({
  address: params,
  counts,
}: { address: ListParams } & Pick<ResponseOf<typeof searchAll>, 'counts'>) {
  if (counts.length === 0 || (counts.length === 1 && params.kind === undefined)) return null;
  const option = (kind: ListParams['kind']) => ({
    key: kind ?? '',
    href: listHref({ words: params.words, kind, page: 1 }),
    current: params.kind === kind,
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

function NoResults({ params: { words, kind } }: { params: ListParams }) {
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} values={{ words }} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      {kind !== undefined && (
        <Link to={listHref({ words, page: 1 })} preventScrollReset>
          <FormattedMessage {...messages.everywhere} />
        </Link>
      )}
    </EmptyState>
  );
}
