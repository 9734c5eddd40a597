import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './we-chat-hint.module.css';

/** In WeChat's own browser, which saves no files, the way out of it; elsewhere nothing. */
export function WeChatHint() {
  if (!/MicroMessenger/i.test(navigator.userAgent)) return null;
  return (
    <p className={styles.hint} role="note">
      <FormattedMessage {...messages.weChat} />
    </p>
  );
}
