import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '@/shared/intl/texts';
import styles from './headline.module.css';

/** What a page is, and in a sentence what it is for. */
export function Headline({ title, lead }: { title: Text; lead?: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage {...title} />
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
