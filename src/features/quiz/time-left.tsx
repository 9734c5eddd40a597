import { FormattedMessage } from 'react-intl';
import styles from './attempt.module.css';
import { messages } from './messages';

/** The time that is left, in view all along, and told to those who do not see it at five minutes and at one. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const short = seconds > 300 ? null : seconds > 60 ? 'fiveMinutes' : 'oneMinute';
  return (
    <div className={styles.time} data-short={short !== null}>
      <span className={styles.timeLabel}>
        <FormattedMessage {...messages.timeLeft} />
      </span>
      <span role="timer" aria-live="off">
        {formatTimeLeft(seconds)}
      </span>
      <span className="portal-hidden" role="status">
        {short && seconds > 0 && <FormattedMessage {...messages[short]} />}
      </span>
    </div>
  );
}

/** As a clock shows it: `09:05`, and with hours `1:09:05`. */
export function formatTimeLeft(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
