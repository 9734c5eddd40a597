import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { ArticleColumn } from '@/features/article-column/article-column';
import { selectUser, type Session } from '@/session/session';
import { Carousel } from './carousel';
import { messages } from './messages';
import { WhenNear } from './when-near';
import styles from './home-page.module.css';

/** Fetched for trainees alone; the page is whole without it. */
const MyTraining = lazy<ComponentType>(() =>
  import('@/features/projects/my-training/my-training').catch(() => ({ default: () => null })),
);

/** Below the first look, fetched when the reader comes near; the page stands without it. */
const More = lazy<ComponentType>(() => import('./more/more').catch(() => ({ default: () => null })));

/** The home page: what one is in the middle of, what is in focus, what is new (R2.11). */
export function HomePage() {
  const isKnown = useSelector((state: { session: Session }) => selectUser(state) !== null);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1 className="portal-hidden">
        <FormattedMessage {...messages.title} />
      </h1>
      {isKnown && (
        <Suspense fallback={<div className={styles.training} aria-busy="true" />}>
          <MyTraining />
        </Suspense>
      )}
      <Carousel />
      <div className={styles.columns}>
        <ArticleColumn type="news" />
        <ArticleColumn type="notice" />
      </div>
      <WhenNear className={styles.more} waiting={<Coming />}>
        <Suspense fallback={<Coming busy />}>
          <More />
        </Suspense>
      </WhenNear>
    </div>
  );
}

/** The outlines of what comes below the first look. @param busy while it is under way */
function Coming({ busy }: { busy?: boolean }) {
  return (
    <div className={styles.coming} aria-busy={busy}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
