import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './page-header.module.css';

/** The title of a page and a sentence about it. */
export function PageHeader({ title, lead }: { title: Message; lead?: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage {...title} />
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
