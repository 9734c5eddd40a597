import { FormattedMessage } from 'react-intl';
import { ArticleColumn } from '@/features/article-column/article-column';
import { Carousel } from './carousel';
import { messages } from './messages';
import styles from './home-page.module.css';

/** The home page: what is in focus, what is new (R2.11). */
export function HomePage() {
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1 className="portal-hidden">
        <FormattedMessage {...messages.title} />
      </h1>
      <Carousel />
      <div className={styles.columns}>
        <ArticleColumn type="news" />
        <ArticleColumn type="notice" />
      </div>
    </div>
  );
}
