import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { SearchField } from '@/features/search-field/search-field';
import { baseApi } from '@/shared/api/base-api';
import { useDictionaryChoices, useHasDictionary } from '@/shared/api/dictionary';
import { EmptyResult } from '@/shared/ui/empty-result';
import entries from '@/shared/ui/entry-list.module.css';
import type { FilterOption } from '@/shared/ui/filters/filter-row';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import styles from './downloads-page.module.css';
import { FilesTable } from './files-table';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';

/** Files to preview and download, by category and keyword. Filters and page are in the URL (R2.22). */
export function DownloadsPage() {
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <WeChatHint />
      <Filters params={params} />
      <FileList params={params} />
    </ListPage>
  );
}

function FileList({ params }: { params: ListParams }) {
  const query = baseApi.endpoints.attachmentPage.useQuery(listRequest(params));
  return (
    <PaginatedList
      className={styles.list}
      query={query}
      count={({ total }) => <FormattedMessage {...messages.total} values={{ total }} />}
      loading={<Skeleton bars={14} title={messages.title} className={entries.waiting} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoFiles params={params} />}
    >
      {(records) => <FilesTable files={records} />}
    </PaginatedList>
  );
}

function NoFiles({ params: { category, keyword } }: { params: ListParams }) {
  if (!category && !keyword) return <EmptyResult title={<FormattedMessage {...messages.none} />} />;
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} />}
      hint={<FormattedMessage {...messages.widen} />}
      links={[{ href: listHref({ page: 1 }), label: <FormattedMessage {...messages.all} /> }]}
    />
  );
}

/** Filters by file name, and by category where files have one. */
function Filters({ params }: { params: ListParams }) {
  const intl = useIntl();
  const options = useOptions(params);
  const hasCategories = useHasCategories(params);
  return (
    <ListFilters
      search={
        <SearchField
          value={params.keyword ?? ''}
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          hrefFor={(keyword) => listHref({ ...params, keyword, page: 1 })}
        />
      }
      filters={hasCategories ? [{ label: <FormattedMessage {...messages.category} />, options }] : []}
    />
  );
}

/** False where the platform has no categories, or gives its files none. */
function useHasCategories(params: ListParams): boolean {
  const { data } = baseApi.endpoints.attachmentPage.useQuery(listRequest(params));
  const areNamed = useHasDictionary('download_category');
  if (params.category !== undefined) return true;
  const files = data?.records ?? [];
  return areNamed && (files.length === 0 || files.some(({ category }) => category));
}

function useOptions(params: ListParams): FilterOption[] {
  const option = (category: string | undefined) => ({
    key: category ?? '',
    href: listHref({ ...params, category, page: 1 }),
    current: params.category === category,
  });
  return [
    { ...option(undefined), text: <FormattedMessage {...messages.any} /> },
    ...useDictionaryChoices('download_category', params.category).map(({ code, name, lang }) => ({
      ...option(code),
      text: name,
      lang,
    })),
  ];
}
