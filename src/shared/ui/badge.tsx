import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** `go` is good news or asks for something, `wait` will change by itself, `stop` is a no. */
export type Tone = 'go' | 'wait' | 'stop';

/** How something stands, in a word; without a tone it is plain. */
export function Badge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
