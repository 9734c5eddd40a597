import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { LatestArticles } from '@/features/latest-articles/latest-articles';
import { selectUser, type Session } from '@/session/session';
import { Carousel } from './carousel';
import { messages } from './messages';
import { RenderWhenVisible } from './render-when-visible';
import styles from './home-page.module.css';

/** Loaded for trainees only. A failed load leaves it out: the page is complete without it. */
const MyTraining = lazy<ComponentType>(() =>
  import('@/features/projects/my-training').catch(() => ({ default: () => null })),
);

/** Loaded on scroll. A failed load leaves it out: the page is complete without it. */
const BelowFold = lazy<ComponentType>(() =>
  import('./below-fold/below-fold').catch(() => ({ default: () => null })),
);

/** The home page: the trainee's own training, banners, latest articles, and the sections below the fold (R2.11). */
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
      <RenderWhenVisible className={styles.belowFold} loading={<BelowFoldSkeleton />}>
        <Suspense fallback={<BelowFoldSkeleton busy />}>
          <BelowFold />
        </Suspense>
      </RenderWhenVisible>
    </div>
  );
}

/** Outlines of the sections below the fold. @param busy true while their code loads */
function BelowFoldSkeleton({ busy }: { busy?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy={busy}>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
