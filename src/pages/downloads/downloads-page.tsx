import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { baseApi } from '@/shared/api/base-api';
import { PaginatedListWithCount } from '@/shared/ui/pagination/paginated-list';
import { EmptyResult } from '@/shared/ui/empty-result';
import entries from '@/shared/ui/entry-list.module.css';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import { FilesTable } from './files-table';
import { Filters } from './filters';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './downloads-page.module.css';

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
    <PaginatedListWithCount
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
    </PaginatedListWithCount>
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
