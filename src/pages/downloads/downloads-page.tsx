import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { platformApi } from '@/shared/api/platform-api';
import { CountedList } from '@/shared/ui/counted-list';
import entries from '@/shared/ui/entry-list.module.css';
import { ListPage } from '@/shared/ui/list-page';
import { Loading } from '@/shared/ui/page-state';
import { FilesTable } from './files-table';
import { Filters } from './filters';
import { listHref, listRequest, listSize, readListAddress, type ListAddress } from './list-address';
import { messages } from './messages';
import { Nothing } from './nothing';
import styles from './downloads-page.module.css';

/** Files by category and words, to look at or to download; filters and page are in the address (R2.22). */
export function DownloadsPage() {
  const [query] = useSearchParams();
  const address = readListAddress(query);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <WeChatHint />
      <Filters address={address} />
      <Files address={address} />
    </ListPage>
  );
}

/** The files that fit the address, and how many they are. */
function Files({ address }: { address: ListAddress }) {
  const asked = platformApi.endpoints.attachmentPage.useQuery(listRequest(address));
  return (
    <CountedList
      className={styles.files}
      asked={asked}
      count={({ total }) => <FormattedMessage {...messages.hits} values={{ total }} />}
      waiting={<Loading bars={14} title={messages.title} within={entries.waiting} />}
      current={address.page}
      size={listSize}
      hrefOf={(page) => listHref({ ...address, page })}
      nothing={<Nothing address={address} />}
    >
      {(records) => <FilesTable files={records} />}
    </CountedList>
  );
}
