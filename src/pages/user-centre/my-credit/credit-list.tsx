import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { creditClasses } from '@/contracts/study-flags';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { QueryView } from '@/shared/ui/query/query-view';
import { FilterRow } from '@/shared/ui/filter-row';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { CreditActions } from './credit-actions';
import { filterCredits, creditFilterHref, parseCreditFilter, type CreditFilter } from './credit-filter';
import { CreditTable } from './credit-table';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { creditApi } from './reads';
import { TranscriptFooter, TranscriptHeader } from './transcript';

/** Each credit, narrowed to a year and a class by the address; printed, it is a statement. @param years that have any */
export function CreditList({ years }: { years: readonly number[] }) {
  const id = useId();
  const [query] = useSearchParams();
  const chosen = parseCreditFilter(query);
  const asked = creditApi.endpoints.allCredits.useQuery();
  const waiting = <Skeleton bars={8} title={messages.details} />;
  return (
    <section className={`${styles.card} ${styles.statement}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage {...messages.details} />
        </h2>
        <CreditActions filter={chosen} />
      </div>
      <div className={styles.filters}>
        <WeChatHint />
        <FilterRow label={<FormattedMessage {...messages.year} />} options={yearOptions(chosen, years)} />
        <FilterRow label={<FormattedMessage {...messages.creditClass} />} options={classOptions(chosen)} />
      </div>
      <QueryView query={asked} loading={waiting}>
        {(all) => {
          const credits = filterCredits(all, chosen);
          if (credits.length === 0) return <EmptyResult />;
          return (
            <>
              <TranscriptHeader chosen={chosen} at={asked.fulfilledTimeStamp ?? 0} />
              <CreditTable credits={credits} />
              <TranscriptFooter />
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

function yearOptions(chosen: CreditFilter, years: readonly number[]) {
  const option = (year: number | undefined) => ({
    href: creditFilterHref({ ...chosen, year }),
    current: chosen.year === year,
  });
  return [
    { key: 'all', ...option(undefined), text: <FormattedMessage {...messages.all} /> },
    ...years.map((year) => ({ key: String(year), ...option(year), text: String(year) })),
  ];
}

function classOptions(chosen: CreditFilter) {
  const option = (creditClass: CreditFilter['creditClass']) => ({
    href: creditFilterHref({ ...chosen, creditClass }),
    current: chosen.creditClass === creditClass,
  });
  return [
    { key: 'all', ...option(undefined), text: <FormattedMessage {...messages.all} /> },
    ...creditClasses.map((one) => ({
      key: one,
      ...option(one),
      text: <FormattedMessage {...messages[`class${one}`]} />,
    })),
  ];
}

function EmptyResult() {
  return (
    <EmptyState heading="h2" title={<FormattedMessage {...messages.nothing} />}>
      <Link to={creditFilterHref({ year: undefined, creditClass: undefined })}>
        <FormattedMessage {...messages.showAll} />
      </Link>
    </EmptyState>
  );
}
