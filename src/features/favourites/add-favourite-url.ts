import { favouriteKinds, type FavouriteKey } from '@/contracts/favourite';
import { isId } from '@/contracts/fields';
import { isInAppPath } from '@/contracts/safe-url';
import { paths } from '@/shared/routes/paths';

/** The record that a visitor wants as a favourite, and the address that they came from. */
export interface AddFavouriteRequest {
  key: FavouriteKey;
  back: string;
}

/**
 * The address at which a visitor adds a favourite: a members' page, so that the login always comes first. The address
 * contains the request, so it survives the login.
 */
export function addFavouriteHref({ key: { kind, id }, back }: AddFavouriteRequest): string {
  const query = new URLSearchParams({ keep: `${kind}-${id}`, back });
  return `${paths.userCentre.href({ section: 'myFavourite' })}?${query.toString()}`;
}

/** The request of such an address; null for any other. */
export function parseAddFavouriteRequest(query: URLSearchParams): AddFavouriteRequest | null {
  const [kindText, id = ''] = (query.get('keep') ?? '').split('-');
  const kind = favouriteKinds.find((known) => known === kindText);
  const back = query.get('back') ?? '';
  return kind && isId(id) && isInAppPath(back) ? { key: { kind, id }, back } : null;
}
