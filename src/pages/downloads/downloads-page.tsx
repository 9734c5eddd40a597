import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { baseApi } from '@/shared/api/base-api';
import { PaginatedListWithCount } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import { FilesTable } from './files-table';
import { Filters } from './filters';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import { NoFiles } from './nothing';
import styles from './downloads-page.module.css';

/** Files by category and words, to look at or to download; filters and page are in the address (R2.22). */
export function DownloadsPage() {
  const [query] = useSearchParams();
  const params = parseListParams(query);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <WeChatHint />
      <Filters params={params} />
      <FileList params={params} />
    </ListPage>
  );
}

/** The files that fit the address, and how many they are. */
function FileList({ params }: { params: ListParams }) {
  const query = baseApi.endpoints.attachmentPage.useQuery(listRequest(params));
  return (
    <PaginatedListWithCount
      className={styles.files}
      query={query}
      count={({ total }) => <FormattedMessage {...messages.hits} values={{ total }} />}
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
