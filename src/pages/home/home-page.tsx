import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { LatestArticles } from '@/features/latest-articles/latest-articles';
import { selectUser, type Session } from '@/session/session';
import { Carousel } from './carousel';
import { messages } from './messages';
import { RenderWhenVisible } from './render-when-visible';
import styles from './home-page.module.css';

/** Fetched for trainees alone; the page is whole without it. */
const MyTraining = lazy<ComponentType>(() =>
  import('@/features/projects/my-training').catch(() => ({ default: () => null })),
);

/** Below the first look, fetched when the reader comes near; the page stands without it. */
const BelowFold = lazy<ComponentType>(() =>
  import('./below-fold/below-fold').catch(() => ({ default: () => null })),
);

/** The home page: what one is in the middle of, what is in focus, what is new (R2.11). */
export function HomePage() {
  const hasUser = useSelector((state: { session: Session }) => selectUser(state) !== null);
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1 className="portal-hidden">
        <FormattedMessage {...messages.title} />
      </h1>
      {hasUser && (
        <Suspense fallback={<div className={styles.training} aria-busy="true" />}>
          <MyTraining />
        </Suspense>
      )}
      <Carousel />
      <div className={styles.columns}>
        <LatestArticles type="news" />
        <LatestArticles type="notice" />
      </div>
      <RenderWhenVisible className={styles.more} loading={<BelowFoldSkeleton />}>
        <Suspense fallback={<BelowFoldSkeleton busy />}>
          <BelowFold />
        </Suspense>
      </RenderWhenVisible>
    </div>
  );
}

/** The outlines of what comes below the first look. @param busy while it is under way */
function BelowFoldSkeleton({ busy }: { busy?: boolean }) {
  return (
    <div className={styles.coming} aria-busy={busy}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
