import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectApi } from '@/features/projects/api';
import { SearchField } from '@/features/search-field/search-field';
import { selectIsSignedIn, type Session } from '@/session/session';
import { loginHref } from '@/shared/routes/redirect';
import { PaginatedListWithCount } from '@/shared/ui/counted-list';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Filters } from './filters';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import { NoProjects } from './nothing';
import styles from './project-list-page.module.css';

/** All courses to choose from; filters, order, words and page live in the address (R2.12). */
export default function ProjectListPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const params = parseListParams(query);
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <SearchField
          value={params.words}
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          onChange={(words) => {
            void navigate(listHref({ ...params, words, page: 1 }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
      </div>
      <Filters params={params} isSignedIn={isSignedIn} />
      {params.mine && !isSignedIn ? <LoginRequired params={params} /> : <Projects params={params} />}
    </div>
  );
}

function Projects({ params }: { params: ListParams }) {
  const query = projectApi.endpoints.projectPage.useQuery(listRequest(params), {
    refetchOnMountOrArgChange: 30,
  });
  return (
    <PaginatedListWithCount
      className={styles.hits}
      query={query}
      count={({ total, more }) => (
        <FormattedMessage {...(more ? messages.totalMany : messages.total)} values={{ total }} />
      )}
      loading={<Skeleton bars={18} title={messages.title} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoProjects params={params} />}
    >
      {(records) => <ProjectCards projects={records} />}
    </PaginatedListWithCount>
  );
}

/** A shared address of one's own courses, opened by somebody who is not signed in. */
function LoginRequired({ params }: { params: ListParams }) {
  return (
    <EmptyState title={<FormattedMessage {...messages.loginFirst} />}>
      <Link to={loginHref(listHref(params))}>
        <FormattedMessage {...messages.login} />
      </Link>
    </EmptyState>
  );
}
