import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './verify-page.module.css';

const toneIcons = {
  good: 'M8 16.5l5.5 5.5L24 10.5',
  bad: 'M10 10l12 12M22 10L10 22',
  open: 'M16 9v9m0 4.5v.5',
} as const;

/** What came of a verification: a word one cannot mistake, what it means, and what belongs to it. */
export function ResultCard({
  tone,
  title,
  children,
  below,
}: {
  /** `open`: it is not known. */
  tone: keyof typeof toneIcons;
  title: Message;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <section className={styles.outcome} data-tone={tone}>
      <div className={styles.verdict}>
        <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3">
          <path d={toneIcons[tone]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <div>
          <h2>
            <FormattedMessage {...title} />
          </h2>
          <p>{children}</p>
        </div>
      </div>
      {below}
    </section>
  );
}
