import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { chinaDate } from '@/contracts/china-time';
import type { Credit } from '@/contracts/credit';
import { toCsv } from '@/shared/lib/csv';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { profileApi as profileReads } from '../user-info/reads';
import { filterCredits, type CreditFilter } from './credit-filter';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { creditApi } from './reads';

/** Prints what is chosen as a statement, or saves it as a file; off while there is nothing to print. */
export function CreditActions({ filter }: { filter: CreditFilter }) {
  const intl = useIntl();
  const notices = useToasts();
  const { currentData: all = [] } = creditApi.endpoints.allCredits.useQuery();
  const person = profileReads.endpoints.profile.useQuery({});
  const credits = filterCredits(all, filter);
  const disabled = credits.length === 0;

  const print = () => {
    if (person.currentData) window.print();
    else if (person.error !== undefined) {
      // a statement says whose it is
      notices.show({ kind: 'failure', error: person.error });
      void person.refetch();
    }
  };
  const save = () => {
    const scope = [filter.year, filter.creditClass].filter((part) => part !== undefined);
    const name = intl.formatMessage(messages.file, { scope: scope.map((part) => `-${part}`).join('') });
    downloadBlob(creditsCsv(intl, credits), `${name}.csv`, 'text/csv;charset=utf-8');
  };
  return (
    <div className={styles.actions}>
      <Button aria-disabled={disabled || person.isLoading} onClick={() => !disabled && print()}>
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={disabled} onClick={() => !disabled && save()}>
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
    chinaDate(earnedAt),
  ]);
  return toCsv([head, ...rows]);
}
