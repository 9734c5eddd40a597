import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './search-suggestions.module.css';

/** What the browser has stored of the user's searches or pages, under a title, with a button that deletes it. */
export function StoredList({
  title,
  clearText,
  onClose,
  onClear,
  children,
}: {
  title: MessageDescriptor;
  clearText: MessageDescriptor;
  onClose: () => void;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.head}>
        <FormattedMessage {...title} />
        <button type="button" className={styles.clear} onClick={onClear}>
          <FormattedMessage {...clearText} />
        </button>
      </div>
      <ul onClick={onClose}>{children}</ul>
    </>
  );
}
