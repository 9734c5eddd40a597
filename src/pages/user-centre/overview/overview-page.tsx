import { chinaDate } from '@/contracts/china-time';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import { useCapabilities } from '@/shared/config/config-context';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { messages as sectionMessages } from '../messages';
import { SectionLayout } from '../section-layout';
import { agendaOf } from './agenda';
import { Calendar } from './calendar';
import { CourseProgressList } from './course-progress-list';
import { CreditTarget } from './credit-target';
import { NextStep } from './next-step';
import styles from './overview.module.css';
import { RecentPages } from './recent-pages';
import { Waitlist } from './waitlist';

/**
 * The trainee's home: the next step, the progress of each course, the year's credits, dates and deadlines, and recent
 * pages.
 */
export default function OverviewPage() {
  return (
    <SectionLayout section="overview">
      <Learning />
    </SectionLayout>
  );
}

function Learning() {
  const enrolments = projectApi.endpoints.enrolmentMine.useQuery(latestEnrolmentsQuery);
  // the time of the data: later changes are known only after the next load
  const now = enrolments.fulfilledTimeStamp ?? 0;
  const isAvailable = useIsAvailable();
  const hasWaitlist = useCapabilities().has('waitlist');
  return (
    <div className={styles.page}>
      <QueryView
        query={enrolments}
        loading={<Skeleton bars={10} title={sectionMessages.overview} className={styles.loading} />}
      >
        {({ records }) => (
          <>
            <NextStep enrolments={records} now={now} />
            <CourseProgressList enrolments={records} />
            {hasWaitlist && <Waitlist />}
            <Calendar agenda={agendaOf(records)} today={chinaDate(now)} />
          </>
        )}
      </QueryView>
      {isAvailable(paths.userCentre.href({ section: 'myCredit' })) && <CreditTarget />}
      <RecentPages />
    </div>
  );
}
