import { useDispatch } from 'react-redux';
import { changeRecentPages, recentPagesApi } from '@/features/recent-pages/api';
import { recentHref, type RecentPage } from '@/features/recent-pages/recent-pages';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { Link } from '@/shared/ui/link';
import { EntryLine } from './entry-line';
import { messages } from './messages';
import { StoredList } from './stored-list';

/** Maximum number of suggested pages. */
const shown = 5;

/** The pages that the user opened last, and a function that deletes them all. */
export function useRecentPages(): { pages: readonly RecentPage[]; clear: () => void } {
  const dispatch = useDispatch<ApiDispatch>();
  const isAvailable = useIsAvailable();
  const { data = [] } = recentPagesApi.endpoints.recentPages.useQuery(undefined, {
    // another tab may have opened some
    refetchOnMountOrArgChange: true,
  });
  return {
    pages: data.filter((page) => isAvailable(recentHref(page))).slice(0, shown),
    clear: () => void dispatch(changeRecentPages(() => [])),
  };
}

/** Courses, hospitals and articles that were opened last. */
export function RecentPages({
  pages,
  ...actions
}: {
  pages: readonly RecentPage[];
  onClose: () => void;
  onClear: () => void;
}) {
  return (
    <StoredList title={messages.viewed} clearText={messages.clearViewed} {...actions}>
      {pages.map((page) => (
        <li key={recentHref(page)}>
          <Link to={recentHref(page)}>
            {(lock) => <EntryLine title={page.title} kind={page.kind} lock={lock} />}
          </Link>
        </li>
      ))}
    </StoredList>
  );
}
