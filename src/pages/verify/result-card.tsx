import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { Card } from '@/shared/ui/card';
import styles from './verify-page.module.css';

const toneIcons = {
  success: 'M8 16.5l5.5 5.5L24 10.5',
  danger: 'M10 10l12 12M22 10L10 22',
  unknown: 'M16 9v9m0 4.5v.5',
} as const;

/** The result of a verification: a heading, its meaning, and details below. */
export function ResultCard({
  tone,
  title,
  children,
  details,
}: {
  /** `unknown`: the platform did not respond. */
  tone: keyof typeof toneIcons;
  title: Message;
  children: ReactNode;
  details?: ReactNode;
}) {
  return (
    <Card as="section" className={styles.resultCard} data-tone={tone}>
      <div className={styles.summary}>
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
      {details}
    </Card>
  );
}
