import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { chinaDate } from '@/contracts/china-time';
import type { Credit } from '@/contracts/credit';
import { toCsv } from '@/shared/lib/csv';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { userCentreApi } from '../api';
import { filterCredits, type CreditFilter } from './credit-filter';
import { messages } from './messages';
import styles from './my-credit.module.css';

/** Prints the filtered credits as a transcript or saves them as CSV; disabled while there are none. */
export function CreditActions({ filter }: { filter: CreditFilter }) {
  const intl = useIntl();
  const toasts = useToasts();
  const { currentData: all = [] } = userCentreApi.endpoints.allCredits.useQuery();
  const profile = userCentreApi.endpoints.profile.useQuery({});
  const credits = filterCredits(all, filter);
  const disabled = credits.length === 0;

  const print = () => {
    if (profile.currentData) window.print();
    else if (profile.error !== undefined) {
      // A transcript without its holder's name is not printed.
      toasts.show({ kind: 'failure', error: profile.error });
      void profile.refetch();
    }
  };
  const save = () => {
    const scope = [filter.year, filter.creditClass].filter((part) => part !== undefined);
    const name = intl.formatMessage(messages.file, { scope: scope.map((part) => `-${part}`).join('') });
    downloadBlob(creditsCsv(intl, credits), `${name}.csv`, 'text/csv;charset=utf-8');
  };
  return (
    <div className={styles.actions}>
      <Button aria-disabled={disabled || profile.isLoading} onClick={() => !disabled && print()}>
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={disabled} onClick={() => !disabled && save()}>
        <FormattedMessage {...messages.csv} />
      </Button>
    </div>
  );
}

/** The table as CSV with the page's labels; Beijing dates in ISO form, so that spreadsheets can sort them. */
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
