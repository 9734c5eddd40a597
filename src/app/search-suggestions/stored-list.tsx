import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './search-suggestions.module.css';

/** Searches or pages of the user that the browser has stored, under a title, with a button that deletes them. */
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
