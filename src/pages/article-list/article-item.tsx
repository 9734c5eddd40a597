import { Link } from 'react-router-dom';
import type { ArticleSummary } from '@/contracts/article';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { articlePaths } from '@/shared/routes/paths';
import entries from '@/shared/ui/entry-list.module.css';
import styles from './article-list-page.module.css';

/** One article of the list, marked with the language of its content (R10.67). */
export function ArticleItem({ article }: { article: ArticleSummary }) {
  const media = useMediaUrl();
  const { id, articleType, title, summary, cover, categoryName, source, publishedAt } = article;
  return (
    <li className={entries.item} lang={contentLanguage}>
      <div className={entries.text}>
        <h2>
          <Link to={articlePaths[articleType].item.href({ id })}>{title}</Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.meta}>
          <FormattedDay value={publishedAt} />
          {categoryName !== null && <span>{categoryName}</span>}
          {source !== null && <span>{source}</span>}
        </div>
      </div>
      {cover !== null && (
        <img className={entries.cover} src={media(cover)} alt="" width="168" height="105" loading="lazy" />
      )}
    </li>
  );
}
