import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { platformApi } from '@/shared/api/platform-api';
import { Day } from '@/shared/intl/moment';
import { articlePaths } from '@/shared/routes/paths';
import { Failed, Loading } from '@/shared/ui/page-state';
import { RichText } from '@/features/rich-text/rich-text';
import { Attachments } from './attachments';
import { messages } from './messages';
import styles from './article-detail-page.module.css';

export const NewsPage = () => <ArticleDetailPage type="news" />;
export const NoticePage = () => <ArticleDetailPage type="notice" />;

/** One article to read, with its files. */
function ArticleDetailPage({ type }: { type: ArticleType }) {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={articlePaths[type].list.href()}>
        ← <FormattedMessage {...(type === 'news' ? messages.toNews : messages.toNotice)} />
      </Link>
      <Article id={id} type={type} />
    </div>
  );
}

function Article({ id, type }: { id: string; type: ArticleType }) {
  const intl = useIntl();
  const {
    currentData: article,
    error,
    refetch,
  } = platformApi.endpoints.articleDetail.useQuery({ id, articleType: type });
  if (error)
    return (
      <Failed
        error={error}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (!article)
    return (
      <div className={styles.article}>
        <Loading bars={14} label={intl.formatMessage(messages.loading)} />
      </div>
    );
  return (
    <article className={styles.article} lang="zh-CN">
      <h1>{article.title}</h1>
      <div className={styles.facts}>
        <Day value={article.publishedAt} />
        {article.categoryName !== null && <span>{article.categoryName}</span>}
        {article.source !== null && <span>{article.source}</span>}
      </div>
      <RichText html={article.content} />
      <Attachments articleId={id} className={styles.attachments} />
    </article>
  );
}
