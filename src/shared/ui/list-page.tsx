import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { PageHeader } from './page-header';
import styles from './list-page.module.css';

/**
 * Layout of a list page: title, lead, then filters and list. On a phone the lead is hidden, and the button of the filters
 * and the number of entries share a line.
 */
export function ListPage({ title, lead, children }: { title: Message; lead: Message; children: ReactNode }) {
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <PageHeader title={title} lead={<FormattedMessage {...lead} />} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
