import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './study-page.module.css';

/** Where a finished course leads. */
const next: readonly { href: string; text: Message }[] = [
  { href: paths.userCentre.href({ section: 'myCert' }), text: messages.toMyCert },
  { href: paths.userCentre.href({ section: 'myCredit' }), text: messages.toMyCredit },
  { href: paths.projects.href(), text: messages.toList },
];

/** The end of a course: every lesson is done. */
export function CompletionCard() {
  return (
    <section className={styles.closing} role="status">
      <h2>
        <FormattedMessage {...messages.allDone} />
      </h2>
      <p>
        <FormattedMessage {...messages.allDoneText} />
      </p>
      <p className={styles.closingLinks}>
        {next.map(({ href, text }) => (
          <Link key={href} to={href}>
            <FormattedMessage {...text} />
          </Link>
        ))}
      </p>
    </section>
  );
}
