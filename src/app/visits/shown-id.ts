import { useLocation } from 'react-router-dom';
import { useShownPage } from '../routing/shown-page';
import { visitOf } from './page-visited';

/** The id of the page at the present address. */
export function useShownId(): string {
  const location = useLocation();
  const page = useShownPage();
  return page ? visitOf(page, location).id : location.pathname;
}
