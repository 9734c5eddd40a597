import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { chinaDate } from '@/contracts/china-time';
import type { Credit } from '@/contracts/credit';
import { toCsv } from '@/shared/lib/csv';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { userCentreApi } from '../api';
import { filterCredits, sumCredits, type CreditFilter } from './credit-filter';
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

  /** The holder, whose name is required for printing and saving; a failure is shown. */
  const loadedHolder = () => {
    if (profile.error !== undefined) {
      toasts.show({ kind: 'failure', error: profile.error });
      void profile.refetch();
    }
    return profile.currentData;
  };
  const print = () => {
    if (loadedHolder()) window.print();
  };
  const save = () => {
    const holder = loadedHolder();
    if (!holder) return;
    const scope = [filter.year, filter.creditClass].filter((part) => part !== undefined);
    const name = intl.formatMessage(messages.file, { scope: scope.map((part) => `-${part}`).join('') });
    const text = creditsCsv(intl, credits, holder.realName || holder.username);
    downloadBlob(text, `${name}.csv`, 'text/csv;charset=utf-8');
  };
  return (
    <div className={styles.actions}>
      <Button aria-disabled={disabled || profile.isLoading} onClick={() => !disabled && print()}>
        <FormattedMessage {...messages.print} />
      </Button>
      <Button aria-disabled={disabled || profile.isLoading} onClick={() => !disabled && save()}>
        <FormattedMessage {...messages.csv} />
      </Button>
    </div>
  );
}

/**
 * The table as CSV with the page's labels, the holder in each row, and the total in the last; Beijing dates in ISO form,
 * so that spreadsheets can sort them.
 */
export function creditsCsv(intl: IntlShape, credits: readonly Credit[], holder: string): string {
  const text = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const head = (['name', 'project', 'creditClass', 'credits', 'earnedAt', 'certificate'] as const).map(text);
  const rows = credits.map(({ title, creditClass, credits: points, earnedAt, certificate }) => [
    ...[holder, title, text(`class${creditClass}`), points, chinaDate(earnedAt)],
    certificate ?? '',
  ]);
  return toCsv([head, ...rows, [holder, text('sum'), '', sumCredits(credits).total, '', '']]);
}
