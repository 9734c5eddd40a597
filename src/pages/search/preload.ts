import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { listRequest, readListAddress } from './list-address';
import { searchReads } from './reads';

/** Asks for the hits while the page is under way. */
export function preload(dispatch: PlatformDispatch, query: URLSearchParams): void {
  const address = readListAddress(query);
  if (address.words === '') return;
  dispatch(askAhead(searchReads.endpoints.searchAll.initiate(listRequest(address), unsubscribed)));
}
