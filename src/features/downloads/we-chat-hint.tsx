import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './we-chat-hint.module.css';

/** WeChat's browser cannot save files: explains how to open the page in another one. Renders nothing elsewhere. */
export function WeChatHint() {
  if (!/MicroMessenger/i.test(navigator.userAgent)) return null;
  return (
    <p className={styles.hint} role="note">
      <FormattedMessage {...messages.weChat} />
    </p>
  );
}
