import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { ProjectCards } from '@/features/projects/project-cards';
import { projectApi } from '@/features/projects/api';
import { SearchField } from '@/features/search-field/search-field';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useDictionaryName } from '@/shared/api/dictionary';
import type { Message } from '@/shared/intl/define-messages';
import type { PlatformName } from '@/shared/intl/platform-names';
import { loginHref } from '@/shared/routes/redirect';
import { Link } from '@/shared/ui/link';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { EmptyResult } from '@/shared/ui/empty-result';
import { FilterChips } from '@/shared/ui/filters/filter-chips';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { FilterSheet } from './filter-sheet';
import { Filters, SortRow, SortSelect } from './filters';
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
          hrefFor={(keyword) => listHref({ ...params, keyword, page: 1 })}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Filters params={params} isSignedIn={isSignedIn} />
        </div>
        <div className={styles.main}>
          {params.mine && !isSignedIn ? (
            <LoginRequired params={params} />
          ) : (
            <Projects params={params} isSignedIn={isSignedIn} />
          )}
        </div>
      </div>
    </div>
  );
}

function Projects({ params, isSignedIn }: { params: ListParams; isSignedIn: boolean }) {
  const query = projectApi.endpoints.projectPage.useQuery(listRequest(params), {
    refetchOnMountOrArgChange: 30,
  });
  const found = query.currentData;
  return (
    <>
      <ActiveFilters params={params} />
      <div className={styles.tools}>
        <FilterSheet
          params={params}
          isSignedIn={isSignedIn}
          total={found && found.more !== true ? found.total : undefined}
        />
        <SortRow params={params} />
        <SortSelect params={params} />
      </div>
      <PaginatedList
        className={styles.results}
        query={query}
        count={({ total, more }) => (
          <FormattedMessage {...(more ? messages.totalMany : messages.total)} values={{ total }} />
        )}
        loading={<Skeleton bars={18} title={messages.title} />}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref({ ...params, page })}
        empty={
          <EmptyResult
            title={<FormattedMessage {...messages.empty} />}
            hint={
              <FormattedMessage {...(activeFilters(params).length > 0 ? messages.widen : messages.none)} />
            }
          />
        }
      >
        {(records) => (
          <ProjectCards
            projects={records}
            rows
            action={({ id, title }) => <FavouriteButton kind="project" id={id} name={title} compact />}
          />
        )}
      </PaginatedList>
    </>
  );
}

function ActiveFilters({ params }: { params: ListParams }) {
  const nameOf = useFilterName(params);
  const chips = activeFilters(params).map((filter) => {
    const { name, lang } = nameOf(filter);
    return { key: filter, text: name, lang, href: listHref(withoutFilter(params, filter)) };
  });
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <FilterChips chips={chips} clearHref={listHref({ ...defaultParams, sort: params.sort })} />
    </div>
  );
}

/** The label of a filter that is set. */
function useFilterName({ keyword, kind = '', speciality = '', province = '', state }: ListParams) {
  const intl = useIntl();
  const nameOf = useDictionaryName();
  const text = (message: Message, values?: Record<string, string>) => ({
    name: intl.formatMessage(message, values),
    lang: undefined,
  });
  const names: Readonly<Record<FilterName, () => Pick<PlatformName, 'name' | 'lang'>>> = {
    keyword: () => text(messages.keywordFilter, { keyword }),
    kind: () => nameOf('training_type', kind),
    speciality: () => nameOf('speciality', speciality),
    province: () => nameOf('province', province),
    hospital: () => text(messages.hospital),
    state: () => text(messages[state ?? 'state']),
    seats: () => text(messages.hasSeats),
    mine: () => text(messages.mine),
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
