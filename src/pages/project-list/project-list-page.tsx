import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectApi } from '@/features/projects/api';
import { SearchField } from '@/features/search-field/search-field';
import { selectIsSignedIn, type Session } from '@/session/session';
import { DictionaryNames } from '@/shared/api/dictionary';
import { loginHref } from '@/shared/routes/redirect';
import { PaginatedListWithCount } from '@/shared/ui/pagination/paginated-list';
import { EmptyResult } from '@/shared/ui/empty-result';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { Filters } from './filters';
import {
  activeFilters,
  defaultParams,
  listHref,
  listRequest,
  pageSize,
  parseListParams,
  withoutFilter,
  type FilterName,
  type ListParams,
} from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** The catalogue of training projects. Filters, order, keyword and page are in the URL (R2.12). */
export default function ProjectListPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <SearchField
          value={params.keyword}
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          onChange={(keyword) => {
            void navigate(listHref({ ...params, keyword, page: 1 }), {
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
      className={styles.results}
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

/** An empty list: links that remove one filter each, or all. */
function NoProjects({ params }: { params: ListParams }) {
  const nameOf = useFilterName(params);
  const filters = activeFilters(params);
  const links = filters.map((filter) => ({
    href: listHref(withoutFilter(params, filter)),
    label: (
      <FormattedMessage
        {...messages.removeFilter}
        values={{ name: <span key="name">{nameOf(filter)}</span> }}
      />
    ),
  }));
  const clear = {
    href: listHref({ ...defaultParams, sort: params.sort }),
    label: <FormattedMessage {...messages.clearFilters} />,
  };
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} />}
      hint={<FormattedMessage {...(filters.length > 0 ? messages.widen : messages.none)} />}
      links={links.length > 1 ? [...links, clear] : links}
    />
  );
}

/** The label of a filter that is set. */
function useFilterName({ keyword, kind = '', speciality = '', state }: ListParams) {
  const names: Readonly<Record<FilterName, () => ReactNode>> = {
    keyword: () => <FormattedMessage {...messages.keywordFilter} values={{ keyword }} />,
    kind: () => <DictionaryNames of={[['training_type', kind]]} />,
    speciality: () => <DictionaryNames of={[['speciality', speciality]]} />,
    hospital: () => <FormattedMessage {...messages.hospital} />,
    state: () => state && <FormattedMessage {...messages[state]} />,
    mine: () => <FormattedMessage {...messages.mine} />,
  };
  return (name: FilterName) => names[name]();
}

/** A visitor opened a shared link to “my projects”. */
function LoginRequired({ params }: { params: ListParams }) {
  return (
    <EmptyState title={<FormattedMessage {...messages.loginRequired} />}>
      <Link to={loginHref(listHref(params))}>
        <FormattedMessage {...messages.login} />
      </Link>
    </EmptyState>
  );
}
