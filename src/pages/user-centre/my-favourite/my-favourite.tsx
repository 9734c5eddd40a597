import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { favouriteKinds } from '@/contracts/favourite';
import { favouriteApi } from '@/features/favourites/api';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow } from '@/shared/ui/filters/filter-row';
import { Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { messages as sectionMessages } from '../messages';
import { NoEntries, NoMatches } from '../no-entries';
import { SectionLayout } from '../section-layout';
import { FavouriteItem } from './favourite-item';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './my-favourite.module.css';

/** The user's favourite courses and hospitals. */
export default function MyFavourite() {
  const [query] = useSearchParams();
  return (
    <SectionLayout section="myFavourite">
      <Favourites params={parseListParams(query)} />
    </SectionLayout>
  );
}

function Favourites({ params }: { params: ListParams }) {
  const intl = useIntl();
  const isAvailable = useIsAvailable();
  const list = favouriteApi.endpoints.favouritePage.useQuery(listRequest(params), {
    // another page may have added one
    refetchOnMountOrArgChange: true,
  });
  const hasBoth = isAvailable(paths.projects.href()) && isAvailable(paths.hospitals.href());
  return (
    <section aria-label={intl.formatMessage(sectionMessages.myFavourite)}>
      {hasBoth && <KindFilter params={params} />}
      <PaginatedList
        className={styles.list}
        query={list}
        loading={<Skeleton bars={10} title={sectionMessages.myFavourite} />}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref({ ...params, page })}
        empty={
          params.kind === undefined ? (
            <NoEntries texts={messages} />
          ) : (
            <NoMatches texts={messages} allHref={listHref({})} />
          )
        }
      >
        {(records) => (
          <ul className={entries.list}>
            {records.map((favourite) => (
              <FavouriteItem
                key={`${favourite.kind} ${favourite.project?.id ?? favourite.hospital?.id}`}
                favourite={favourite}
              />
            ))}
          </ul>
        )}
      </PaginatedList>
    </section>
  );
}

function KindFilter({ params }: { params: ListParams }) {
  return (
    <FilterRow
      label={<FormattedMessage {...messages.kind} />}
      options={[undefined, ...favouriteKinds].map((kind) => ({
        key: kind ?? 'all',
        href: listHref({ kind }),
        current: params.kind === kind,
        text: <FormattedMessage {...messages[kind ?? 'all']} />,
      }))}
    />
  );
}
