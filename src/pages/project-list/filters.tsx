import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { projectSorts, projectStates, type ProjectFacets } from '@/contracts/project';
import { projectApi } from '@/features/projects/api';
import { useDictionary, useHasDictionary, type DictionaryEntry } from '@/shared/api/dictionary';
import { useCapabilities } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import type { Language } from '@/shared/intl/languages';
import { FilterRow } from '@/shared/ui/filters/filter-row';
import { Link } from '@/shared/ui/link';
import { HospitalFilter } from './hospital-filter';
import { activeFilters, facetsRequest, listHref, type ListParams } from './list-params';
import { messages } from './messages';
import { ProvinceFilter } from './province-filter';
import styles from './project-list-page.module.css';

/**
 * All filters of the list, as links to the resulting lists, each with the number of courses it would find. Left out are
 * those without choices, and free seats and provinces where the platform does not count them.
 */
export function Filters({ params, isSignedIn }: { params: ListParams; isSignedIn: boolean }) {
  const kinds = useDictionary('training_type');
  const specialities = useDictionary('speciality');
  const areNamed = { speciality: useHasDictionary('speciality'), kind: useHasDictionary('training_type') };
  const hasHospitals = useCapabilities().has('hospitals');
  const { isCounted, facets } = useFacets(params, isSignedIn);
  const choices = { params, facets };
  // without a filter an empty count means that no course has a value
  const isEmpty = (name: 'province' | FacetName) =>
    activeFilters(params).length === 0 && facets?.[name]?.length === 0;
  const offers = (name: 'hasSeats' | 'province') => isCounted && (!facets || facets[name] !== undefined);
  const isOffered = (name: 'speciality' | 'kind') =>
    params[name] !== undefined || (areNamed[name] && !isEmpty(name));
  return (
    <div className={styles.groups}>
      <FilterGroup {...choices} name="state" entries={projectStates.map((state) => ({ code: state }))} />
      {(offers('hasSeats') || params.seats) && (
        <Choices label={messages.seats}>
          <Choice params={params} change={{ seats: false }}>
            <FormattedMessage {...messages.all} />
          </Choice>
          <Choice params={params} change={{ seats: true }} count={facets?.hasSeats}>
            <FormattedMessage {...messages.hasSeats} />
          </Choice>
        </Choices>
      )}
      {isOffered('speciality') && <FilterGroup {...choices} name="speciality" entries={specialities} />}
      {isOffered('kind') && <FilterGroup {...choices} name="kind" entries={kinds} />}
      {((offers('province') && !isEmpty('province')) || params.province !== undefined) && (
        <ProvinceFilter params={params} counts={facets?.province} />
      )}
      {hasHospitals && <HospitalFilter params={params} />}
      {isSignedIn && (
        <Choices label={messages.enrolment}>
          <Choice params={params} change={{ mine: false }}>
            <FormattedMessage {...messages.all} />
          </Choice>
          <Choice params={params} change={{ mine: true }}>
            <FormattedMessage {...messages.mine} />
          </Choice>
        </Choices>
      )}
    </div>
  );
}

/** The numbers of courses by choice, and whether the platform counts them; undefined until they are known. */
function useFacets(params: ListParams, isSignedIn: boolean) {
  const isCounted = useCapabilities().has('courseCounts');
  const skip = !isCounted || (params.mine && !isSignedIn);
  // the last numbers stay until the next ones arrive
  const { data: facets } = projectApi.endpoints.projectFacets.useQuery(facetsRequest(params), { skip });
  return { isCounted, facets };
}

type FacetName = 'kind' | 'speciality' | 'state';

/** The choices of one filter; the first is “all”. A choice that would find nothing is muted. */
function FilterGroup({
  name,
  entries,
  params,
  facets,
}: {
  name: FacetName;
  entries: readonly (DictionaryEntry | { code: keyof typeof messages; name?: undefined })[];
  params: ListParams;
  facets: ProjectFacets | undefined;
}) {
  const counts = facets && new Map(facets[name].map(({ code, count }) => [code, count]));
  return (
    <Choices label={messages[name]}>
      <Choice params={params} change={{ [name]: undefined }}>
        <FormattedMessage {...messages.all} />
      </Choice>
      {entries.map((entry) => (
        <Choice
          key={entry.code}
          params={params}
          change={{ [name]: entry.code }}
          count={counts && (counts.get(entry.code) ?? 0)}
          {...('lang' in entry && { lang: entry.lang })}
        >
          {entry.name ?? <FormattedMessage {...messages[entry.code]} />}
        </Choice>
      ))}
    </Choices>
  );
}

function Choices({ label, children }: { label: Message; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <span id={id}>
        <FormattedMessage {...label} />
      </span>
      <ul>{children}</ul>
    </nav>
  );
}

function Choice({
  params,
  change,
  count,
  lang,
  children,
}: {
  params: ListParams;
  change: Partial<ListParams>;
  count?: number | undefined;
  lang?: Language | undefined;
  children: ReactNode;
}) {
  const isCurrent = Object.entries(change).every(
    ([name, value]) => params[name as keyof ListParams] === value,
  );
  return (
    <li data-current={isCurrent || undefined} data-empty={(count === 0 && !isCurrent) || undefined}>
      <Link
        to={listHref({ ...params, page: 1, ...change })}
        aria-current={isCurrent ? 'true' : undefined}
        preventScrollReset
        lang={lang}
      >
        {children}
      </Link>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </li>
  );
}

/** The orders of the list. */
export function SortRow({ params }: { params: ListParams }) {
  return (
    <FilterRow
      label={<FormattedMessage {...messages.sort} />}
      options={projectSorts.map((sort) => ({
        key: sort,
        href: listHref({ ...params, page: 1, sort }),
        current: params.sort === sort,
        text: <FormattedMessage {...messages[sort]} />,
      }))}
    />
  );
}

/** The same as a select, for narrow screens. */
export function SortSelect({ params }: { params: ListParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <select
      className={styles.sortSelect}
      aria-label={intl.formatMessage(messages.sort)}
      value={params.sort}
      onChange={({ target: { value } }) => {
        const sort = projectSorts.find((one) => one === value) ?? params.sort;
        void navigate(listHref({ ...params, page: 1, sort }), { preventScrollReset: true });
      }}
    >
      {projectSorts.map((sort) => (
        <option key={sort} value={sort}>
          {intl.formatMessage(messages[sort])}
        </option>
      ))}
    </select>
  );
}
