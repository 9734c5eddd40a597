import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ArticleType, ArticleSummary } from '@/contracts/article';
import { baseApi } from '@/shared/api/base-api';
import { useMediaUrl } from '@/shared/config/config-context';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { usePlatformName } from '@/shared/intl/platform-names';
import { articlePaths } from '@/shared/routes/paths';
import { EmptyResult } from '@/shared/ui/empty-result';
import { Link } from '@/shared/ui/link';
import entries from '@/shared/ui/entry-list.module.css';
import { Skeleton } from '@/shared/ui/page-state';
import { PinnedMark } from '@/shared/ui/pinned-mark';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { MissingPart } from '@/shared/ui/query/missing-part';
import styles from './article-list-page.module.css';
import { isFiltered, listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import { SortAndDays } from './sort-and-days';

export const NewsListPage = () => <ArticleListPage type="news" />;
export const NoticeListPage = () => <ArticleListPage type="notice" />;

/** Published articles of a type, pinned ones first. Category, days, order and page are in the URL. */
function ArticleListPage({ type }: { type: ArticleType }) {
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages[type]} />
      </h1>
      <Articles type={type} params={params} />
    </div>
  );
}

function Articles({ type, params }: { type: ArticleType; params: ListParams }) {
  const query = baseApi.endpoints.articlePage.useQuery(listRequest(type, params));
  return (
    <>
      <div className={styles.filters}>
        <CategoryFilter type={type} params={params} />
        <SortAndDays type={type} params={params} known={query.data?.sorts ?? []} />
      </div>
      <PaginatedList
        query={query}
        loading={<Skeleton bars={18} title={messages[type]} className={entries.waiting} />}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref(type, { ...params, page })}
        empty={<NoArticles type={type} filtered={isFiltered(params)} />}
      >
        {(records) => (
          <ul className={entries.list}>
            {records.map((article) => (
              <ArticleItem key={article.id} type={type} article={article} />
            ))}
          </ul>
        )}
      </PaginatedList>
    </>
  );
}

function NoArticles({ type, filtered }: { type: ArticleType; filtered: boolean }) {
  if (!filtered) return <EmptyResult title={<FormattedMessage {...messages.empty} />} />;
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} />}
      hint={<FormattedMessage {...messages.widen} />}
      links={[{ href: listHref(type), label: <FormattedMessage {...messages.all} /> }]}
    />
  );
}

/** The categories of a type as links; the list works without them. */
function CategoryFilter({ type, params }: { type: ArticleType; params: ListParams }) {
  const intl = useIntl();
  const translate = usePlatformName('menu');
  const query = baseApi.endpoints.categoryTree.useQuery({ articleType: type });
  const { data: roots = [] } = query;
  const categories = roots.flatMap(({ children = [] }) => children);
  if (query.isSuccess && categories.length === 0) return null;
  const isKnown = !query.isSuccess || categories.some(({ id }) => id === params.category);
  const link = (category: string | undefined) => ({
    to: listHref(type, { ...params, category, page: 1 }),
    'aria-current': params.category === category ? ('true' as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav aria-label={intl.formatMessage(messages.categories)}>
      <ul className={styles.categories}>
        <li>
          <Link {...link(undefined)}>
            <FormattedMessage {...messages.all} />
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} lang={translate(name).lang}>
            <Link {...link(id)}>{translate(name).name}</Link>
          </li>
        ))}
        {params.category !== undefined && !isKnown && (
          <li>
            <Link {...link(params.category)}>{params.category}</Link>
          </li>
        )}
        <li>
          <MissingPart query={query} name={messages.categories} />
        </li>
      </ul>
    </nav>
  );
}

/** One article of the list, marked with the language of its content (R10.67). */
function ArticleItem({ type, article }: { type: ArticleType; article: ArticleSummary }) {
  const media = useMediaUrl();
  const { id, title, summary, cover, categoryName, source, publishedAt, pinned } = article;
  const { locale } = useIntl();
  const translate = usePlatformName('menu');
  const category = categoryName === null ? null : translate(categoryName);
  const href = articlePaths[type].item.href({ id });
  return (
    <li className={entries.item} lang={contentLanguage}>
      <div className={entries.text}>
        <h2>
          {pinned && <PinnedMark />}
          <Link to={href}>{title}</Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.meta}>
          <FormattedDay value={publishedAt} />
          {category && <span lang={category.lang ?? locale}>{category.name}</span>}
          {source !== null && <span>{source}</span>}
        </div>
      </div>
      {cover !== null && (
        <img className={entries.cover} src={media(cover)} alt="" width="168" height="105" loading="lazy" />
      )}
    </li>
  );
}
