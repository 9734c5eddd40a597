import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { HospitalSummary } from '@/contracts/hospital';
import { FavouriteButton } from '@/features/favourites/favourite-button';
import { hospitalApi } from '@/features/hospitals/api';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { DictionaryNames } from '@/shared/api/dictionary';
import { useMediaUrl } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { EmptyResult } from '@/shared/ui/empty-result';
import entries from '@/shared/ui/entry-list.module.css';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import { Filters } from './filters';
import {
  filteredHref,
  filterNames,
  listHref,
  listRequest,
  mapRequest,
  pageSize,
  parseListParams,
  type FilterName,
  type ListParams,
} from './list-params';
import { messages } from './messages';
import { neighboursOf } from './neighbours';
import { ProvinceMap } from './province-map/province-map';
import styles from './hospital-list-page.module.css';

/** Hospitals by province, level, speciality and keyword. Filters and page are in the URL (R2.16). */
export function HospitalListPage() {
  const [searchParams] = useSearchParams();
  const params = parseListParams(searchParams);
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <Filters params={params} />
      <div className={styles.columns}>
        <ProvinceMap params={params} />
        <Hospitals params={params} />
      </div>
    </ListPage>
  );
}

function Hospitals({ params }: { params: ListParams }) {
  const query = hospitalApi.endpoints.hospitalPage.useQuery(listRequest(params));
  return (
    <PaginatedList
      className={styles.hospitals}
      query={query}
      count={({ total }) => <FormattedMessage {...messages.total} values={{ total }} />}
      loading={<Skeleton bars={18} title={messages.title} className={entries.waiting} />}
      current={params.page}
      size={pageSize}
      hrefFor={(page) => listHref({ ...params, page })}
      empty={<NoHospitals params={params} />}
    >
      {(records) => (
        <ul className={entries.list}>
          {records.map((hospital) => (
            <HospitalItem key={hospital.id} hospital={hospital} />
          ))}
        </ul>
      )}
    </PaginatedList>
  );
}

function HospitalItem({ hospital }: { hospital: HospitalSummary }) {
  const media = useMediaUrl();
  const { id, name, cover, openCourses = 0 } = hospital;
  const href = paths.hospital.href({ id });
  return (
    <li className={`${entries.item} ${styles.item}`}>
      <div className={entries.text}>
        <div className={styles.head}>
          <h2 lang={contentLanguage}>
            <Link to={href}>{name}</Link>
          </h2>
          <FavouriteButton kind="hospital" id={id} name={name} compact />
        </div>
        <HospitalFacts hospital={hospital} />
        {openCourses > 0 && (
          <p className={styles.open}>
            <FormattedMessage {...messages.openCourses} values={{ count: openCourses }} />
          </p>
        )}
      </div>
      {cover !== null && (
        <img className={entries.cover} src={media(cover)} alt="" width="168" height="105" loading="lazy" />
      )}
    </li>
  );
}

const removeFilterLabels = {
  province: messages.anyProvince,
  level: messages.anyLevel,
  speciality: messages.anySpeciality,
  keyword: messages.anyKeyword,
} as const satisfies Record<FilterName, unknown>;

function NoHospitals({ params }: { params: ListParams }) {
  const nearby = useNearby(params);
  const active = filterNames.filter((name) => params[name]);
  if (active.length === 0) return <EmptyResult title={<FormattedMessage {...messages.none} />} />;
  const count = nearby.reduce((sum, neighbour) => sum + neighbour.count, 0);
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} />}
      hint={<FormattedMessage {...(count > 0 ? messages.nearby : messages.widen)} values={{ count }} />}
      links={[
        ...nearby.map(({ province, count: found }) => ({
          href: filteredHref(params, { province }),
          label: (
            <FormattedMessage
              {...messages.inProvince}
              values={{
                province: <DictionaryNames key="name" of={[['province', province]]} />,
                count: found,
              }}
            />
          ),
        })),
        ...active.map((name) => ({
          href: filteredHref(params, { [name]: undefined }),
          label: <FormattedMessage {...removeFilterLabels[name]} />,
        })),
        // without the only filter, the list is the same
        ...(active.length > 1
          ? [{ href: listHref({ page: 1 }), label: <FormattedMessage {...messages.all} /> }]
          : []),
      ]}
    />
  );
}

/** The neighbours of the chosen province that have hospitals under the other filters, as the map counts them. */
function useNearby(params: ListParams) {
  const { province = '' } = params;
  const { currentData = [] } = hospitalApi.endpoints.hospitalMap.useQuery(mapRequest(params));
  const near = neighboursOf(province);
  return currentData.filter((found) => found.count > 0 && near.includes(found.province));
}
