import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SearchKind } from '@/contracts/search';
import { messages as searchMessages } from '@/pages/search/messages';
import { contentLanguage } from '@/shared/intl/languages';
import styles from './search-suggestions.module.css';

/** What a link to an entry shows: its title, with the lock of the link, and its kind. */
export function EntryLine({ title, kind, lock }: { title: ReactNode; kind: SearchKind; lock: ReactNode }) {
  return (
    <>
      <span className={styles.title} lang={contentLanguage}>
        <span>
          {title}
          {lock}
        </span>
      </span>
      <span className={styles.kind}>
        <FormattedMessage {...searchMessages[kind]} />
      </span>
    </>
  );
}
