import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '@/shared/intl/texts';
import { Headline } from './headline';
import styles from './list-page.module.css';

/** A page that lists things to choose from: what they are, and below it filters and list. */
export function ListPage({ title, lead, children }: { title: Text; lead: Text; children: ReactNode }) {
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Headline title={title} lead={<FormattedMessage {...lead} />} />
      {children}
    </div>
  );
}

/** The panel of a list's filters. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
);
