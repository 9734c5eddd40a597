import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { baseApi } from '@/shared/api/base-api';
import entries from '@/shared/ui/entry-list.module.css';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { ArticleItem } from './article-item';
import { CategoryFilter } from './category-filter';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './article-list-page.module.css';

export const NewsListPage = () => <ArticleListPage type="news" />;
export const NoticeListPage = () => <ArticleListPage type="notice" />;

/** Published articles of a type, newest first. Category and page are in the URL. */
function ArticleListPage({ type }: { type: ArticleType }) {
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages[type]} />
      </h1>
      <CategoryFilter type={type} selected={params.category} />
      <Articles type={type} params={params} />
    </div>
  );
}

function Articles({ type, params }: { type: ArticleType; params: ListParams }) {
  const query = baseApi.endpoints.articlePage.useQuery(listRequest(type, params));
  const loading = <Skeleton bars={18} title={messages[type]} className={entries.waiting} />;
  return (
    <PaginatedList
      query={query}
      loading={loading}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref(type, { ...params, page })}
      empty={<NoArticles type={type} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((article) => (
            <ArticleItem key={article.id} article={article} />
          ))}
        </ul>
      )}
    </PaginatedList>
  );
}

function NoArticles({ type }: { type: ArticleType }) {
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <Link to={listHref(type)}>
        <FormattedMessage {...messages.all} />
      </Link>
    </EmptyState>
  );
}
