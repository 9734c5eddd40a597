import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './pinned-mark.module.css';

/**
 * A mark before the title of a pinned entry. `data-flag` is for the first paint of the home page: the mark is kept for
 * entries whose `pinned` is true.
 */
export function PinnedMark() {
  // the element around it may be marked with the language of its content
  const { locale } = useIntl();
  return (
    <span className={styles.mark} lang={locale} data-flag="pinned">
      <FormattedMessage {...messages.pinned} />
    </span>
  );
}
