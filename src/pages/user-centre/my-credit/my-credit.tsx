import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { SectionLayout } from '../section-layout';
import { messages as sectionMessages } from '../messages';
import { CreditList } from './credit-list';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { Overview } from './overview';
import { creditApi } from './reads';

/** My credits by year and class: sums, each one, a statement to print and a file (R2.28). */
export default function MyCredit() {
  return (
    <SectionLayout section="myCredit" ownSheet>
      <Credits />
    </SectionLayout>
  );
}

function Credits() {
  const summary = creditApi.endpoints.creditSummary.useQuery({});
  const waiting = <Skeleton bars={8} title={sectionMessages.myCredit} className={styles.card} />;
  return (
    <QueryView query={summary} loading={waiting}>
      {(sums) =>
        sums.years.length === 0 ? (
          <NoCredits />
        ) : (
          <>
            <Overview sums={sums} />
            <CreditList years={sums.years.map(({ year }) => year)} />
          </>
        )
      }
    </QueryView>
  );
}

function NoCredits() {
  return (
    <div className={styles.card}>
      <EmptyState title={<FormattedMessage {...messages.empty} />}>
        <p>
          <FormattedMessage {...messages.emptyText} />
        </p>
        <Link to={paths.userCentre.href({ section: 'myProject' })}>
          <FormattedMessage {...messages.toTraining} />
        </Link>
      </EmptyState>
    </div>
  );
}
