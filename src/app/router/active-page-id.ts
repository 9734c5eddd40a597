import { useLocation } from 'react-router-dom';
import { useCurrentPage } from './current-page';
import { pageEntryFor } from '../store/page-entry';

/** The id of the page at the present address. */
export function useActivePageId(): string {
  const location = useLocation();
  const page = useCurrentPage();
  return page ? pageEntryFor(page, location).id : location.pathname;
}
