import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { enrolmentStates } from '@/contracts/enrolment-fields';
import { messages as projectMessages } from '@/features/projects/messages';
import { projectReads } from '@/features/projects/reads';
import { paths } from '@/shared/routes/paths';
import { FilterRow } from '@/shared/ui/filter-row';
import { heldAnswer } from '@/shared/ui/held-answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { PagedList } from '@/shared/ui/paged-list';
import { SectionFrame } from '../frame/section-frame';
import { messages as sectionMessages } from '../messages';
import { Enrolment } from './enrolment';
import { listHref, listRequest, listSize, readListAddress, type ListAddress } from './list-address';
import { messages } from './messages';
import styles from './my-project.module.css';

/** Every course I enrolled in and how that stands (R2.27). */
export default function MyProject() {
  return (
    <SectionFrame section="myProject">
      <Enrolments />
    </SectionFrame>
  );
}

function Enrolments() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = readListAddress(query);
  const asked = projectReads.endpoints.enrolmentMine.useQuery(listRequest(address));
  return (
    <section className={styles.card} aria-label={intl.formatMessage(sectionMessages.myProject)}>
      <FilterRow label={<FormattedMessage {...messages.state} />} options={states(address)} />
      <div className={styles.list} aria-busy={asked.isFetching}>
        <PagedList
          asked={heldAnswer(asked)}
          waiting={<Loading bars={10} title={sectionMessages.myProject} />}
          current={address.page}
          size={listSize}
          hrefOf={(page) => listHref({ ...address, page })}
          nothing={<Nothing state={address.state} />}
        >
          {(records) => (
            <ul className={styles.enrolments}>
              {records.map((enrolment) => (
                <Enrolment key={enrolment.id} enrolment={enrolment} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function states({ state }: ListAddress) {
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
function Nothing({ state }: Pick<ListAddress, 'state'>) {
  if (state !== undefined)
    return (
      <Empty title={<FormattedMessage {...messages.noneOfState} />}>
        <Link to={listHref({ page: 1, state: undefined })}>
          <FormattedMessage {...messages.showAll} />
        </Link>
      </Empty>
    );
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.find} />
      </Link>
    </Empty>
  );
}
