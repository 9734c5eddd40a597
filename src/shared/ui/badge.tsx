import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** `success`: good news or an invitation; `pending`: will change by itself; `danger`: a rejection or an end. */
export type Tone = 'success' | 'pending' | 'danger';

/** A state in one word; neutral without a tone. */
export function Badge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
