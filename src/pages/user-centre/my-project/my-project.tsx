import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { enrolmentStates } from '@/contracts/enrolment-fields';
import { messages as projectMessages } from '@/features/projects/messages';
import { projectApi } from '@/features/projects/api';
import { FilterRow, type FilterOption } from '@/shared/ui/filters/filter-row';
import { Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { NoEntries, NoMatches } from '../no-entries';
import { SectionLayout } from '../section-layout';
import { messages as sectionMessages } from '../messages';
import { EnrolmentItem } from './enrolment-item';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './my-project.module.css';

/** The user's enrolments, filtered by state (R2.27). */
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
  const params = parseListParams(query);
  const list = projectApi.endpoints.enrolmentMine.useQuery(listRequest(params));
  return (
    <section aria-label={intl.formatMessage(sectionMessages.myProject)}>
      <FilterRow label={<FormattedMessage {...messages.state} />} options={stateOptions(params)} />
      <PaginatedList
        className={styles.list}
        query={list}
        loading={<Skeleton bars={10} title={sectionMessages.myProject} />}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref({ ...params, page })}
        empty={
          params.state === undefined ? (
            <NoEntries texts={messages} />
          ) : (
            <NoMatches texts={messages} allHref={listHref({})} />
          )
        }
      >
        {(records) => (
          <ul className={styles.enrolments}>
            {records.map((enrolment) => (
              <EnrolmentItem key={enrolment.id} enrolment={enrolment} />
            ))}
          </ul>
        )}
      </PaginatedList>
    </section>
  );
}

function stateOptions(params: ListParams): FilterOption[] {
  return [undefined, ...enrolmentStates].map((state) => ({
    key: state ?? 'all',
    href: listHref({ state }),
    current: params.state === state,
    text: <FormattedMessage {...(state ? projectMessages[state] : messages.all)} />,
  }));
}
