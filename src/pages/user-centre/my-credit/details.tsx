import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { creditClasses } from '@/contracts/study-flags';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { Answer } from '@/shared/ui/answer';
import { FilterRow } from '@/shared/ui/filter-row';
import { Empty, Loading } from '@/shared/ui/page-state';
import { Actions } from './actions';
import { choose, chosenHref, readChosen, type Chosen } from './chosen';
import { CreditTable } from './credit-table';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { creditReads } from './reads';
import { StatementFoot, StatementHead } from './statement';

/** Each credit, narrowed to a year and a class by the address; printed, it is a statement. @param years that have any */
export function Details({ years }: { years: readonly number[] }) {
  const id = useId();
  const [query] = useSearchParams();
  const chosen = readChosen(query);
  const asked = creditReads.endpoints.allCredits.useQuery();
  const waiting = <Loading bars={8} title={messages.details} />;
  return (
    <section className={`${styles.card} ${styles.statement}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage {...messages.details} />
        </h2>
        <Actions chosen={chosen} />
      </div>
      <div className={styles.filters}>
        <WeChatHint />
        <FilterRow label={<FormattedMessage {...messages.year} />} options={yearOptions(chosen, years)} />
        <FilterRow label={<FormattedMessage {...messages.creditClass} />} options={classOptions(chosen)} />
      </div>
      <Answer asked={asked} waiting={waiting}>
        {(all) => {
          const credits = choose(all, chosen);
          if (credits.length === 0) return <Nothing />;
          return (
            <>
              <StatementHead chosen={chosen} at={asked.fulfilledTimeStamp ?? 0} />
              <CreditTable credits={credits} />
              <StatementFoot />
            </>
          );
        }}
      </Answer>
    </section>
  );
}

function yearOptions(chosen: Chosen, years: readonly number[]) {
  const option = (year: number | undefined) => ({
    href: chosenHref({ ...chosen, year }),
    current: chosen.year === year,
  });
  return [
    { key: 'all', ...option(undefined), text: <FormattedMessage {...messages.all} /> },
    ...years.map((year) => ({ key: String(year), ...option(year), text: String(year) })),
  ];
}

function classOptions(chosen: Chosen) {
  const option = (creditClass: Chosen['creditClass']) => ({
    href: chosenHref({ ...chosen, creditClass }),
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

function Nothing() {
  return (
    <Empty heading="h2" title={<FormattedMessage {...messages.nothing} />}>
      <Link to={chosenHref({ year: undefined, creditClass: undefined })}>
        <FormattedMessage {...messages.showAll} />
      </Link>
    </Empty>
  );
}
