import { FormattedMessage } from 'react-intl';
import type { MenuItem } from '@/contracts/menu';
import { operatorPages, type OperatorPage } from '@/contracts/operator-pages';
import { findOperatorEntry } from '@/features/operators/find-operator-entry';
import { baseApi } from '@/shared/api/base-api';
import { usePlatformName } from '@/shared/intl/platform-names';
import { Card } from '@/shared/ui/card';
import { EmptyResult } from '@/shared/ui/empty-result';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import type { QueryState } from '@/shared/ui/query/page-errors';
import { QueryView } from '@/shared/ui/query/query-view';
import { SafeLink } from '@/shared/ui/safe-link';
import { operatorsApi } from './api';
import { messages } from './messages';
import styles from './operators-page.module.css';

/** What waits for the operators, and links to their pages. */
export default function OperatorsPage() {
  const menu = baseApi.endpoints.menuTree.useQuery({});
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <QueryView query={menu} loading={<Skeleton title={messages.title} />}>
        {(items) => <Entries menu={items} />}
      </QueryView>
    </ListPage>
  );
}

function Entries({ menu }: { menu: readonly MenuItem[] }) {
  const entries = (Object.keys(operatorPages) as OperatorPage[]).flatMap((page) => {
    const item = findOperatorEntry(menu, page);
    return item ? [{ page, item }] : [];
  });
  if (entries.length === 0) return <EmptyResult title={<FormattedMessage {...messages.none} />} />;
  return (
    <ul className={styles.entries}>
      {entries.map(({ page, item }) => (
        <Entry key={page} page={page} item={item} />
      ))}
    </ul>
  );
}

function Entry({ page, item }: { page: OperatorPage; item: MenuItem }) {
  const { name, lang } = usePlatformName('menu')(item.title);
  return (
    <Card
      as="li"
      title={
        <SafeLink address={item.jumpUrl}>
          <span lang={lang}>{name}</span>
        </SafeLink>
      }
      lead={<FormattedMessage {...messages[page]} />}
    >
      {page === 'enrolments' && <WaitingEnrolments />}
      {page === 'messages' && <WaitingMessages />}
    </Card>
  );
}

/** Only the total of a list is shown. */
const count = { current: 1, size: 1 };
const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

const WaitingEnrolments = () => (
  <Waiting
    query={operatorsApi.endpoints.waitingEnrolments.useQuery(
      { ...count, query: { state: 'enrolled' } },
      fresh,
    )}
  />
);

const WaitingMessages = () => (
  <Waiting
    query={operatorsApi.endpoints.waitingMessages.useQuery({ ...count, query: { handled: false } }, fresh)}
  />
);

function Waiting({ query }: { query: QueryState<{ total: number; more: boolean }> }) {
  return (
    <QueryView query={query} loading={<Skeleton bars={1} title={messages.loading} />}>
      {({ total, more }) => (
        <p className={styles.waiting}>
          {total === 0 ? (
            <FormattedMessage {...messages.nothingWaiting} />
          ) : (
            <FormattedMessage {...messages.waiting} values={{ total, more: more ? '+' : '' }} />
          )}
        </p>
      )}
    </QueryView>
  );
}
