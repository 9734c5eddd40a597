import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Capability } from '@/contracts/capabilities';
import { LatestArticles } from '@/features/latest-articles/latest-articles';
import { selectUser, type Session } from '@/session/session';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { useCapabilities } from '@/shared/config/config-context';
import { fromTop } from '@/shared/routes/in-place';
import { paths } from '@/shared/routes/paths';
import { RenderWhenVisible } from '@/shared/ui/render-when-visible';
import { Carousel } from './hero/carousel';
import { Hero, ResumeTask } from './hero/hero';
import { messages } from './messages';
import styles from './home-page.module.css';

/** Loaded for trainees only. */
const MyTraining = lazyWithRetry(
  defineChunk(
    () => import('@/features/projects/my-training'),
    (module) => module.default,
  ),
  { loading: <div className={styles.training} aria-busy="true" /> },
);

/** Loaded for trainees only. */
const ResumeCourse = lazyWithRetry(
  defineChunk(
    () => import('./hero/resume-course'),
    (module) => module.default,
  ),
  { loading: <ResumeTask signedIn /> },
);

/** Loaded on scroll. */
const BelowFold = lazyWithRetry(
  defineChunk(
    () => import('./below-fold/below-fold'),
    (module) => module.default,
  ),
  { loading: <BelowFoldSkeleton busy /> },
);

/** The home page: search and tasks, the trainee's own training, latest articles, and the sections below the fold (R2.11). */
export function HomePage() {
  const hasUser = useSelector((state: { session: Session }) => selectUser(state) !== null);
  const navigate = useNavigate();
  const has = useCapabilities();
  return (
    <>
      <h1 className="portal-hidden">
        <FormattedMessage {...messages.title} />
      </h1>
      <Hero
        carousel={<Carousel />}
        resume={hasUser ? <ResumeCourse /> : <ResumeTask signedIn={false} />}
        onSearch={(keyword) => {
          void navigate(`${paths.search.href()}?${new URLSearchParams({ q: keyword }).toString()}`, fromTop);
        }}
      />
      <div className={`portal-wrap ${styles.page}`}>
        {hasUser && has.has('courses') && <MyTraining />}
        <div className={styles.columns}>
          <LatestArticles type="news" />
          <LatestArticles type="notice" />
        </div>
      </div>
      <RenderWhenVisible className={belowFoldClass(has)} loading={<BelowFoldSkeleton />}>
        <BelowFold />
      </RenderWhenVisible>
    </>
  );
}

/** The class that reserves the height of the sections below the fold that the platform has. */
function belowFoldClass(has: ReadonlySet<Capability>): string {
  const sections = (['courses', 'hospitals', 'statistics'] as const).filter((name) => has.has(name));
  return [styles.belowFold, ...sections.map((name) => styles[name])].join(' ');
}

/** Outlines of the sections below the fold. @param busy true while their code loads */
function BelowFoldSkeleton({ busy }: { busy?: boolean }) {
  return (
    <div className={styles.skeleton} aria-busy={busy}>
      <i />
      <i />
      <i />
    </div>
  );
}
