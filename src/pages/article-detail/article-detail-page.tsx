import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { isId } from '@/contracts/fields';
import { RememberPage } from '@/features/recent-pages/remember-page';
import { RichText } from '@/features/rich-text/rich-text';
import { isNotFound } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { useMediaUrl } from '@/shared/config/config-context';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { usePlatformName } from '@/shared/intl/platform-names';
import { articlePaths } from '@/shared/routes/paths';
import { useTabSubtitle } from '@/shared/routes/tab-subtitle';
import { Link } from '@/shared/ui/link';
import { NotFoundState, Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { ArticleActions } from './article-actions';
import { ArticleAside } from './article-aside';
import styles from './article-detail-page.module.css';
import { messages } from './messages';
import { PrevNextNav } from './prev-next-nav';

export const NewsPage = () => <ArticleDetailPage type="news" />;
export const NoticePage = () => <ArticleDetailPage type="notice" />;

/** One article with its attachments. */
function ArticleDetailPage({ type }: { type: ArticleType }) {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Link className={`${styles.back} portal-back`} to={articlePaths[type].list.href()}>
        ← <FormattedMessage {...(type === 'news' ? messages.backToNews : messages.backToNotices)} />
      </Link>
      {isId(id) ? <Article id={id} type={type} /> : notFound}
    </div>
  );
}

const notFound = <NotFoundState title={messages.notFound} why={messages.notFoundText} />;

function Article({ id, type }: { id: string; type: ArticleType }) {
  const query = baseApi.endpoints.articleDetail.useQuery(
    { id, articleType: type },
    { refetchOnMountOrArgChange: 30, refetchOnFocus: true },
  );
  const media = useMediaUrl();
  useTabSubtitle(query.currentData?.title);
  const text = useRef<HTMLDivElement>(null);
  const loading = <Skeleton bars={14} title={messages.loading} className={styles.article} />;
  // before QueryView, which would keep showing a withdrawn article from the cache
  if (isNotFound(query.error)) return notFound;
  return (
    <QueryView query={query} loading={loading} heading="h1">
      {({ title, publishedAt, categoryId, categoryName, source, cover, content, newer, older }) => (
        <>
          <RememberPage kind={type} id={id} title={title} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <article className={styles.article} lang={contentLanguage}>
                <h1>{title}</h1>
                <div className={styles.meta}>
                  <FormattedDay value={publishedAt} />
                  {categoryName !== null && <CategoryName name={categoryName} />}
                  {source !== null && <span>{source}</span>}
                  <ArticleActions id={id} type={type} title={title} />
                </div>
                {cover !== null && (
                  <img className={styles.cover} src={media(cover)} alt="" width="1280" height="427" />
                )}
                <div ref={text}>
                  <RichText html={content} />
                </div>
              </article>
              <PrevNextNav type={type} newer={newer} older={older} />
            </div>
            <ArticleAside id={id} type={type} content={content} categoryId={categoryId} text={text} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function CategoryName({ name }: { name: string }) {
  const { locale } = useIntl();
  const translated = usePlatformName('menu')(name);
  return <span lang={translated.lang ?? locale}>{translated.name}</span>;
}
