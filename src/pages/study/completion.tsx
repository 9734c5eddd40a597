import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Message } from '@/shared/intl/define-messages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './study-page.module.css';

/** How much of the course is done. @param share 0 to 1 */
export function CompletionBar({ share, done, all }: { share: number; done: number; all: number }) {
  const intl = useIntl();
  return (
    <div className={styles.completion}>
      <progress max={1} value={share} aria-label={intl.formatMessage(messages.progress)} />
      <span>
        <FormattedMessage {...messages.doneOf} values={{ done, all }} />
      </span>
    </div>
  );
}

const links: readonly { href: string; text: Message }[] = [
  { href: paths.userCentre.href({ section: 'myCert' }), text: messages.toMyCert },
  { href: paths.userCentre.href({ section: 'myCredit' }), text: messages.toMyCredit },
  { href: paths.projects.href(), text: messages.toCourses },
];

/** Congratulates on a completed course and links to certificates, credits and other courses. */
export function CompletionCard() {
  const isAvailable = useIsAvailable();
  return (
    <section className={styles.completionCard} role="status">
      <h2>
        <FormattedMessage {...messages.allDone} />
      </h2>
      <p>
        <FormattedMessage {...messages.allDoneText} />
      </p>
      <p className={styles.completionLinks}>
        {links
          .filter(({ href }) => isAvailable(href))
          .map(({ href, text }) => (
            <Link key={href} to={href}>
              <FormattedMessage {...text} />
            </Link>
          ))}
      </p>
    </section>
  );
}
