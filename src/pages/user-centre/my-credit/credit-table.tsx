import { FormattedMessage } from 'react-intl';
import type { Credit } from '@/contracts/credit';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { sumCredits } from './credit-filter';
import { messages } from './messages';
import styles from './my-credit.module.css';

/**
 * Credits, newest first, and their sum; in print with the numbers of the certificates. Roles are explicit because on a phone the rows are laid out as blocks, and some
 * browsers drop the table roles then.
 */
export function CreditTable({ credits }: { credits: readonly Credit[] }) {
  const { I: one, II: two, total } = sumCredits(credits);
  return (
    <>
      <table className={styles.credits} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {(['project', 'creditClass', 'credits', 'earnedAt'] as const).map((key) => (
              <th scope="col" role="columnheader" key={key}>
                <FormattedMessage {...messages[key]} />
              </th>
            ))}
            <th scope="col" role="columnheader" className={styles.certificate}>
              <FormattedMessage {...messages.certificate} />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {credits.map(({ id, projectId, title, creditClass, credits: points, earnedAt, certificate }) => (
            <tr role="row" key={id}>
              <th scope="row" role="rowheader" lang={contentLanguage}>
                <Link to={paths.project.href({ id: projectId })}>{title}</Link>
              </th>
              <td role="cell">
                <FormattedMessage {...messages[`class${creditClass}`]} />
              </td>
              <td role="cell">
                {points}
                <span className={styles.unit} aria-hidden="true">
                  {' '}
                  <FormattedMessage {...messages.unit} />
                </span>
              </td>
              <td role="cell">
                <FormattedDay value={earnedAt} />
              </td>
              <td role="cell" className={styles.certificate}>
                {certificate ?? '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <FormattedMessage {...messages.sumText} values={{ count: credits.length, total, one, two }} />
      </p>
    </>
  );
}
