import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { searchAll } from '@/contracts/search';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { EmptyResult } from '@/shared/ui/empty-result';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow } from '@/shared/ui/filters/filter-row';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { SearchResult } from './search-result';
import { listHref, listRequest, pageSize, type ListParams } from './list-params';
import { messages } from './messages';
import { searchApi } from './api';
import styles from './search-page.module.css';

/** The results of one page, filtered by kind. */
export function SearchResults({ params }: { params: ListParams }) {
  const query = searchApi.endpoints.searchAll.useQuery(listRequest(params));
  return (
    <PaginatedList
      className={styles.results}
      query={query}
      count={(data) => <ResultCount {...data} />}
      counting={<FormattedMessage {...messages.searching} />}
      filters={({ counts, instead, suggestions = [] }) => (
        <>
          {instead !== undefined && (
            <OtherWords keyword={params.q} instead={instead} suggestions={suggestions} />
          )}
          <KindFilter params={params} counts={counts} />
        </>
      )}
      loading={<Skeleton bars={14} title={messages.title} className={entries.waiting} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoResults params={params} suggestions={query.currentData?.suggestions ?? []} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((result) => (
            <SearchResult key={`${result.kind} ${result.id}`} result={result} keyword={params.q} />
          ))}
        </ul>
      )}
    </PaginatedList>
  );
}

const ResultCount = ({ total, more }: { total: number; more: boolean }) => (
  <FormattedMessage {...messages.total} values={{ total, more: String(more) }} />
);

/** The number of results of one kind; `more`: counting stopped at this number. */
function Count({ total, more }: { total: number; more: boolean }) {
  return <FormattedMessage {...messages[more ? 'atLeast' : 'exactly']} values={{ count: total }} />;
}

/** The kinds with results as filter options; hidden if there are fewer than two. */
function KindFilter({
  params,
  counts,
}: { params: ListParams } & Pick<ResponseOf<typeof searchAll>, 'counts'>) {
  if (counts.length === 0 || (counts.length === 1 && params.kind === undefined)) return null;
  const option = (kind: ListParams['kind']) => ({
    key: kind ?? '',
    href: listHref({ q: params.q, kind }),
    current: params.kind === kind,
  });
  return (
    <FilterRow
      label={<FormattedMessage {...messages.kinds} />}
      options={[
        { ...option(undefined), text: <FormattedMessage {...messages.any} /> },
        ...counts.map(({ kind, count, more }) => {
          const name = <FormattedMessage {...messages[`plural.${kind}`]} />;
          const values = { name, count: <Count total={count} more={more} /> };
          return { ...option(kind), text: <FormattedMessage {...messages.kindWithCount} values={values} /> };
        }),
      ]}
    />
  );
}

type Suggestions = NonNullable<ResponseOf<typeof searchAll>['suggestions']>;

/** Says which words the results contain, and offers them one by one. */
function OtherWords({
  keyword,
  instead,
  suggestions,
}: {
  keyword: string;
  instead: string;
  suggestions: Suggestions;
}) {
  return (
    <>
      <p role="status" className={styles.instead}>
        <FormattedMessage {...messages.instead} values={{ keyword, instead }} />
      </p>
      {suggestions.length > 1 && (
        <ul className={styles.suggestions}>
          {suggestions.map((suggestion) => {
            const { href, label } = suggestionLink(suggestion);
            return (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const suggestionLink = ({ keyword, count, more }: Suggestions[number]) => ({
  href: listHref({ q: keyword }),
  label: <FormattedMessage {...messages.suggestion} values={{ keyword, total: count, more: String(more) }} />,
});

/** Suggests keywords that find something, else other pages to look at. */
function NoResults({ params: { q, kind }, suggestions }: { params: ListParams; suggestions: Suggestions }) {
  const isAvailable = useIsAvailable();
  const allKinds = {
    href: listHref({ q }),
    label: <FormattedMessage {...messages.everywhere} />,
  };
  const words = suggestions.map(suggestionLink);
  const help = {
    href: `${paths.help.href()}?${new URLSearchParams({ q }).toString()}`,
    label: <FormattedMessage {...messages.inHelp} />,
  };
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} values={{ keyword: q }} />}
      hint={<FormattedMessage {...(words.length > 0 ? messages.searchInstead : messages.widen)} />}
      links={[...words, ...(kind === undefined ? [] : [allKinds]), ...(isAvailable(help.href) ? [help] : [])]}
    />
  );
}
