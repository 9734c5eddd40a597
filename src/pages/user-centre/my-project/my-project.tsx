import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { enrolmentStates } from '@/contracts/enrolment-fields';
import { messages as projectMessages } from '@/features/projects/messages';
import { projectApi } from '@/features/projects/api';
import { paths } from '@/shared/routes/paths';
import { FilterRow } from '@/shared/ui/filter-row';
import { keepPreviousData } from '@/shared/ui/held-answer';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { SectionLayout } from '../section-layout';
import { messages as sectionMessages } from '../messages';
import { EnrolmentItem } from './enrolment-item';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './my-project.module.css';

/** Every course I enrolled in and how that stands (R2.27). */
export default function MyProject() {
  return (
    <SectionLayout section="myProject">
      <Enrolments />
    </SectionLayout>
  );
}

function Enrolments() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = parseListParams(query);
  const asked = projectApi.endpoints.enrolmentMine.useQuery(listRequest(address));
  return (
    <section className={styles.card} aria-label={intl.formatMessage(sectionMessages.myProject)}>
      <FilterRow label={<FormattedMessage {...messages.state} />} options={stateOptions(address)} />
      <div className={styles.list} aria-busy={asked.isFetching}>
        <PaginatedList
          query={keepPreviousData(asked)}
          loading={<Skeleton bars={10} title={sectionMessages.myProject} />}
          current={address.page}
          size={pageSize}
          hrefFor={(page) => listHref({ ...address, page })}
          empty={<EmptyResult state={address.state} />}
        >
          {(records) => (
            <ul className={styles.enrolments}>
              {records.map((enrolment) => (
                <EnrolmentItem key={enrolment.id} enrolment={enrolment} />
              ))}
            </ul>
          )}
        </PaginatedList>
      </div>
    </section>
  );
}

function stateOptions({ state }: ListParams) {
  const all = { page: 1, state: undefined };
  return [
    {
      key: 'all',
      href: listHref(all),
      current: state === undefined,
      text: <FormattedMessage {...messages.all} />,
    },
    ...enrolmentStates.map((one) => ({
      key: one,
      href: listHref({ page: 1, state: one }),
      current: state === one,
      text: <FormattedMessage {...projectMessages[one]} />,
    })),
  ];
}

/** No enrolment at all, or none in this state. */
function EmptyResult({ state }: Pick<ListParams, 'state'>) {
  if (state !== undefined)
    return (
      <EmptyState title={<FormattedMessage {...messages.noneOfState} />}>
        <Link to={listHref({ page: 1, state: undefined })}>
          <FormattedMessage {...messages.showAll} />
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.find} />
      </Link>
    </EmptyState>
  );
}
