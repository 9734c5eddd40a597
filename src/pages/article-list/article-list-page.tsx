import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { platformApi } from '@/shared/api/platform-api';
import entries from '@/shared/ui/entry-list.module.css';
import { Empty, Loading } from '@/shared/ui/page-state';
import { PagedList } from '@/shared/ui/paged-list';
import { ArticleItem } from './article-item';
import { CategoryFilter } from './category-filter';
import { listHref, listRequest, listSize, readListAddress } from './list-address';
import { messages } from './messages';
import styles from './article-list-page.module.css';

export const NewsListPage = () => <ArticleListPage type="news" />;
export const NoticeListPage = () => <ArticleListPage type="notice" />;

/** Published articles of a type, newest first; category and page live in the address. */
function ArticleListPage({ type }: { type: ArticleType }) {
  const [query] = useSearchParams();
  const address = readListAddress(query);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages[type]} />
      </h1>
      <CategoryFilter type={type} selected={address.category} />
      <Articles type={type} address={address} />
    </div>
  );
}

function Articles({ type, address }: { type: ArticleType; address: ReturnType<typeof readListAddress> }) {
  const asked = platformApi.endpoints.articlePage.useQuery(listRequest(type, address));
  const waiting = <Loading bars={18} title={messages[type]} within={entries.waiting} />;
  return (
    <PagedList
      asked={asked}
      waiting={waiting}
      current={address.page}
      size={listSize}
      hrefOf={(page) => listHref(type, { ...address, page })}
      nothing={<Nothing type={type} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((article) => (
            <ArticleItem key={article.id} article={article} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Nothing({ type }: { type: ArticleType }) {
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <Link to={listHref(type, { page: 1 })}>
        <FormattedMessage {...messages.all} />
      </Link>
    </Empty>
  );
}
