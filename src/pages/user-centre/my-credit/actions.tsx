import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Credit } from '@/contracts/credit';
import { toCsv } from '@/shared/lib/csv';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { useNotices } from '@/shared/ui/notices';
import { reads as profileReads } from '../user-info/reads';
import { choose, type Chosen } from './chosen';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { creditReads } from './reads';

/** Prints what is chosen as a statement, or saves it as a file; off while there is nothing to print. */
export function Actions({ chosen }: { chosen: Chosen }) {
  const intl = useIntl();
  const notices = useNotices();
  const { currentData: all = [] } = creditReads.endpoints.allCredits.useQuery();
  const person = profileReads.endpoints.profile.useQuery({});
  const credits = choose(all, chosen);
  const off = credits.length === 0;

  const print = () => {
    if (person.currentData) window.print();
    else if (person.error !== undefined) {
      // a statement says whose it is
      notices.show({ kind: 'failure', error: person.error });
      void person.refetch();
    }
  };
  const save = () => {
    const scope = [chosen.year, chosen.creditClass].filter((part) => part !== undefined);
    const name = intl.formatMessage(messages.file, { scope: scope.map((part) => `-${part}`).join('') });
    saveFile(creditsCsv(intl, credits), `${name}.csv`, 'text/csv;charset=utf-8');
  };
  return (
    <div className={styles.actions}>
      <Button aria-disabled={off || person.isLoading} onClick={() => !off && print()}>
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={off} onClick={() => !off && save()}>
        <FormattedMessage {...messages.csv} />
      </Button>
    </div>
  );
}

/** The table as a file, in the words that are on the page; days of Beijing in ISO form, which tables sort by. */
export function creditsCsv(intl: IntlShape, credits: readonly Credit[]): string {
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const head = (['project', 'creditClass', 'credits', 'earnedAt'] as const).map(text);
  const rows = credits.map(({ title, creditClass, credits: points, earnedAt }) => [
    title,
    text(`class${creditClass}`),
    points,
    new Date(Date.parse(earnedAt) + 8 * 60 * 60 * 1000).toISOString().slice(0, 10),
  ]);
  return toCsv([head, ...rows]);
}
