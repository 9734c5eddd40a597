import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { creditClasses } from '@/contracts/study-flags';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { QueryView } from '@/shared/ui/query/query-view';
import { ResultCount } from '@/shared/ui/pagination/result-count';
import { EmptyResult } from '@/shared/ui/empty-result';
import { FilterRow, type FilterOption } from '@/shared/ui/filters/filter-row';
import { Skeleton } from '@/shared/ui/page-state';
import { userCentreApi } from '../api';
import { CreditActions } from './credit-actions';
import { filterCredits, creditFilterHref, parseCreditFilter, type CreditFilter } from './credit-filter';
import { CreditTable } from './credit-table';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { TranscriptFooter, TranscriptHeader } from './transcript';

/** The credits that match the URL's filter; printed, they become the transcript. @param years that have credits */
export function CreditList({ years }: { years: readonly number[] }) {
  const id = useId();
  const [query] = useSearchParams();
  const filter = parseCreditFilter(query);
  const allCreditsHref = creditFilterHref({ year: undefined, creditClass: undefined });
  const allCredits = userCentreApi.endpoints.allCredits.useQuery();
  return (
    <section className={styles.creditList} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage {...messages.details} />
        </h2>
        <CreditActions filter={filter} />
      </div>
      <div className={styles.filters}>
        <WeChatHint />
        <FilterRow label={<FormattedMessage {...messages.year} />} options={yearOptions(filter, years)} />
        <FilterRow label={<FormattedMessage {...messages.creditClass} />} options={classOptions(filter)} />
        <ResultCount of={creditFilterHref(filter)}>
          {allCredits.currentData && (
            <FormattedMessage
              {...messages.count}
              values={{ count: filterCredits(allCredits.currentData, filter).length }}
            />
          )}
        </ResultCount>
      </div>
      <QueryView query={allCredits} loading={<Skeleton bars={8} title={messages.details} />}>
        {(all) => {
          const credits = filterCredits(all, filter);
          if (credits.length === 0)
            return (
              <EmptyResult
                title={<FormattedMessage {...messages.noMatch} />}
                links={[{ href: allCreditsHref, label: <FormattedMessage {...messages.showAll} /> }]}
              />
            );
          return (
            <>
              <TranscriptHeader filter={filter} loadedAt={allCredits.fulfilledTimeStamp ?? 0} />
              <CreditTable credits={credits} />
              <TranscriptFooter />
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

function yearOptions(filter: CreditFilter, years: readonly number[]): FilterOption[] {
  return [undefined, ...years].map((year) => ({
    key: String(year ?? 'all'),
    href: creditFilterHref({ ...filter, year }),
    current: filter.year === year,
    text: year === undefined ? <FormattedMessage {...messages.all} /> : String(year),
  }));
}

function classOptions(filter: CreditFilter): FilterOption[] {
  return [undefined, ...creditClasses].map((creditClass) => ({
    key: creditClass ?? 'all',
    href: creditFilterHref({ ...filter, creditClass }),
    current: filter.creditClass === creditClass,
    text: <FormattedMessage {...(creditClass ? messages[`class${creditClass}`] : messages.all)} />,
  }));
}
