import { matchPath, type Location } from 'react-router-dom';
import { isInPlace } from '@/shared/routes/in-place';
import { paths } from '@/shared/routes/paths';

/**
 * The key of a page's scroll position: its path, so that a cached page gets its position back also when it is opened by a
 * link. The keys stay in the session storage after a sign-out, so a query, which may hold what a user searched for, and the
 * user centre have the key of their history entry.
 */
export function scrollKey(location: Location): string {
  const { pathname, search, key } = location;
  const isPrivate = search !== '' || matchPath(paths.userCentre.pattern, pathname) !== null;
  return isPrivate || isInPlace(location) ? key : pathname;
}
