import { FormattedMessage } from 'react-intl';
import { chinaYear } from '@/contracts/china-time';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { userCentreApi } from '../api';
import { SectionLayout } from '../section-layout';
import { messages as sectionMessages } from '../messages';
import { AnnualTarget } from '../overview/annual-target';
import { CreditList } from './credit-list';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { Overview } from './overview';

/** The user's credits: sums by year and class, the list, a printable transcript and a CSV file (R2.28). */
export default function MyCredit() {
  return (
    <SectionLayout section="myCredit" ownPrintHeading>
      <Credits />
    </SectionLayout>
  );
}

function Credits() {
  const summary = userCentreApi.endpoints.creditSummary.useQuery({});
  return (
    <QueryView query={summary} loading={<Skeleton bars={8} title={sectionMessages.myCredit} />}>
      {({ total, years }) =>
        years.length === 0 ? (
          <NoCredits />
        ) : (
          <div className={styles.cards}>
            <Overview total={total} years={years} currentYear={chinaYear(summary.fulfilledTimeStamp ?? 0)} />
            <CreditList years={years.map(({ year }) => year)} />
          </div>
        )
      }
    </QueryView>
  );
}

function NoCredits() {
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.emptyText} /> <FormattedMessage {...messages.classesText} />
      </p>
      <p>
        <AnnualTarget earned={0} />
      </p>
      <Link to={paths.userCentre.href({ section: 'myProject' })}>
        <FormattedMessage {...messages.toTraining} />
      </Link>
    </EmptyState>
  );
}
