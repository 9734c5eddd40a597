import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import styles from './detail-hero.module.css';
import { Link } from './link';

/**
 * The subject of a record's page, on the brand's background: a course, a hospital, a teacher.
 * @param back link to the list, for hosts, where the page has no breadcrumbs
 * @param cover picture of the record, behind the text; not shown on a phone
 * @param mark before the text, such as a portrait
 * @param badges states, above the title
 * @param actions buttons below the text
 */
export function DetailHero({
  back,
  cover = null,
  mark,
  badges,
  title,
  actions,
  className = '',
  children,
}: {
  back: { href: string; text: Message };
  cover?: string | null;
  mark?: ReactNode;
  badges?: ReactNode;
  title: string;
  actions: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const media = useMediaUrl();
  return (
    <header className={`${styles.hero} ${className}`}>
      {cover !== null && (
        <img className={styles.cover} src={media(cover)} alt="" width="640" height="360" loading="lazy" />
      )}
      <div className={`portal-wrap ${styles.content}`}>
        <Link className={`${styles.back} portal-back`} to={back.href}>
          ← <FormattedMessage {...back.text} />
        </Link>
        <div className={styles.row}>
          {mark}
          <div className={styles.text}>
            {badges !== undefined && <div className={styles.badges}>{badges}</div>}
            <h1 lang={contentLanguage}>{title}</h1>
            <div className={styles.facts}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The place of the subject while its record loads: a band of the same height, with bars for its lines. */
export function DetailHeroSkeleton({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.hero} ${className}`} aria-hidden="true">
      <div className={`portal-wrap ${styles.content}`}>
        <div className={styles.waiting}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
