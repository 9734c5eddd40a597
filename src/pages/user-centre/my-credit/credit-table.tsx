import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Credit } from '@/contracts/credit';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import { paths } from '@/shared/routes/paths';
import { sumOf } from './chosen';
import { messages } from './messages';
import styles from './my-credit.module.css';

/** Credits, newest first, and their sum. */
export function CreditTable({ credits }: { credits: readonly Credit[] }) {
  const { I: one, II: two, total } = sumOf(credits);
  return (
    <>
      <table className={styles.credits}>
        <thead>
          <tr>
            {(['project', 'creditClass', 'credits', 'earnedAt'] as const).map((key) => (
              <th scope="col" key={key}>
                <FormattedMessage {...messages[key]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {credits.map(({ id, projectId, title, creditClass, credits: points, earnedAt }) => (
            <tr key={id}>
              <th scope="row" lang={contentLanguage}>
                <Link to={paths.project.href({ id: projectId })}>{title}</Link>
              </th>
              <td>
                <FormattedMessage {...messages[`class${creditClass}`]} />
              </td>
              <td>{points}</td>
              <td>
                <Day value={earnedAt} />
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
