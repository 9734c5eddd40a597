import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './pinned-mark.module.css';

/**
 * Before the title of what an operator has put at the head of its list. By `data-flag` the first paint of the home page
 * knows that an entry has it where its `pinned` is true.
 */
export function PinnedMark() {
  // what surrounds it may be marked with the language of its content
  const { locale } = useIntl();
  return (
    <span className={styles.mark} lang={locale} data-flag="pinned">
      <FormattedMessage {...messages.pinned} />
    </span>
  );
}
