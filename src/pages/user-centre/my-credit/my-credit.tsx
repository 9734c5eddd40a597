import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { SectionFrame } from '../frame/section-frame';
import { messages as sectionMessages } from '../messages';
import { Details } from './details';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { Overview } from './overview';
import { creditReads } from './reads';

/** My credits by year and class: sums, each one, a statement to print and a file (R2.28). */
export default function MyCredit() {
  return (
    <SectionFrame section="myCredit" ownSheet>
      <Credits />
    </SectionFrame>
  );
}

function Credits() {
  const summary = creditReads.endpoints.creditSummary.useQuery({});
  const waiting = <Loading bars={8} title={sectionMessages.myCredit} within={styles.card} />;
  return (
    <Answer asked={summary} waiting={waiting}>
      {(sums) =>
        sums.years.length === 0 ? (
          <None />
        ) : (
          <>
            <Overview sums={sums} />
            <Details years={sums.years.map(({ year }) => year)} />
          </>
        )
      }
    </Answer>
  );
}

function None() {
  return (
    <div className={styles.card}>
      <Empty title={<FormattedMessage {...messages.empty} />}>
        <p>
          <FormattedMessage {...messages.emptyText} />
        </p>
        <Link to={paths.userCentre.href({ section: 'myProject' })}>
          <FormattedMessage {...messages.toTraining} />
        </Link>
      </Empty>
    </div>
  );
}
