import { favouriteKinds, type FavouriteKey } from '@/contracts/favourite';
import { isId } from '@/contracts/fields';
import { isInAppPath } from '@/contracts/safe-address';
import { paths } from '@/shared/routes/paths';

/** What a visitor wants to keep, and the address that they came from. */
export interface KeepRequest {
  key: FavouriteKey;
  back: string;
}

/**
 * The address at which a visitor keeps something: a page of members, so that the login comes first wherever it is, and what
 * is wanted survives it in the address.
 */
export function keepHref({ key: { kind, id }, back }: KeepRequest): string {
  const query = new URLSearchParams({ keep: `${kind}-${id}`, back });
  return `${paths.userCentre.href({ section: 'myFavourite' })}?${query.toString()}`;
}

/** The request of such an address; null for any other. */
export function parseKeepRequest(query: URLSearchParams): KeepRequest | null {
  const [kindText, id = ''] = (query.get('keep') ?? '').split('-');
  const kind = favouriteKinds.find((known) => known === kindText);
  const back = query.get('back') ?? '';
  return kind && isId(id) && isInAppPath(back) ? { key: { kind, id }, back } : null;
}
