import { FormattedMessage, useIntl } from 'react-intl';
import { passwordRules } from '@/contracts/password-rules';
import { messages } from './new-password/messages';
import styles from './password-checklist.module.css';

/** The rules of a new password, each with a tick as soon as it holds; an empty password holds none yet. */
export function PasswordChecklist({ password }: { password: string }) {
  const intl = useIntl();
  return (
    <ul className={styles.rules} aria-label={intl.formatMessage(messages.rules)}>
      {passwordRules.map(({ key, holds }) => {
        const isMet = password !== '' && holds(password);
        return (
          <li key={key} data-met={isMet}>
            <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
              {isMet ? (
                <path d="m3 8.5 3.5 3.5L13 5" strokeLinecap="round" />
              ) : (
                <circle cx="8" cy="8" r="2" />
              )}
            </svg>
            <FormattedMessage {...messages[key]} />
            <span className="portal-hidden">
              <FormattedMessage {...(isMet ? messages.holds : messages.fails)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
