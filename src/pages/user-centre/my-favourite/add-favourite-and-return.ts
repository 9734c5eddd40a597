import { redirect } from 'react-router-dom';
import { favouriteSave } from '@/contracts/favourite';
import { parseAddFavouriteRequest } from '@/features/favourites/add-favourite-url';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApi } from '@/shared/api/call-api';

/**
 * Adds the favourite that a visitor requested before the login, and returns to the page of the request; a failure shows
 * a toast. Does nothing for an address without such a request.
 * @throws a redirect response
 */
export async function addFavouriteAndReturn(dispatch: ApiDispatch, query: URLSearchParams): Promise<void> {
  const request = parseAddFavouriteRequest(query);
  if (!request) return;
  await dispatch(callApi(favouriteSave, { ...request.key, kept: true }));
  throw redirect(request.back);
}
