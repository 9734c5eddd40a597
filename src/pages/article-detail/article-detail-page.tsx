import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';
import { isId } from '@/contracts/fields';
import { platformApi } from '@/shared/api/platform-api';
import { isNotFound } from '@/shared/api/platform-error';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import { articlePaths } from '@/shared/routes/paths';
import { usePageSubject } from '@/shared/routes/page-subject';
import { Answer } from '@/shared/ui/answer';
import { Gone, Loading } from '@/shared/ui/page-state';
import { RichText } from '@/features/rich-text/rich-text';
import { Attachments } from './attachments';
import { Neighbours } from './neighbours';
import { ReadingTools } from './reading-tools';
import { messages } from './messages';
import { useLookAgain } from './use-look-again';
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
      {isId(id) ? <Article id={id} type={type} /> : gone}
    </div>
  );
}

const gone = <Gone title={messages.gone} why={messages.goneWhy} />;

function Article({ id, type }: { id: string; type: ArticleType }) {
  const asked = platformApi.endpoints.articleDetail.useQuery(
    { id, articleType: type },
    { refetchOnMountOrArgChange: 30 },
  );
  useLookAgain(asked.refetch);
  usePageSubject(asked.currentData?.title);
  const waiting = <Loading bars={14} title={messages.loading} within={styles.article} />;
  // also where it was there before, and has been withdrawn since
  if (isNotFound(asked.error)) return gone;
  return (
    <Answer asked={asked} waiting={waiting} heading="h1">
      {({ title, publishedAt, categoryName, source, content, newer, older }) => (
        <>
          <article className={styles.article} lang={contentLanguage}>
            <h1>{title}</h1>
            <div className={styles.facts}>
              <Day value={publishedAt} />
              {categoryName !== null && <span>{categoryName}</span>}
              {source !== null && <span>{source}</span>}
              <ReadingTools title={title} path={articlePaths[type].item.href({ id })} />
            </div>
            <RichText html={content} />
            <Attachments articleId={id} className={styles.attachments} />
          </article>
          <Neighbours type={type} newer={newer} older={older} />
        </>
      )}
    </Answer>
  );
}
