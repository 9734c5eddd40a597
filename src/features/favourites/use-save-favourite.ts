import { useDispatch } from 'react-redux';
import { favouriteSave, type FavouriteKey } from '@/contracts/favourite';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { useAsyncAction } from '@/shared/ui/use-action';
import { favouriteApi } from './api';

/**
 * Adds a course or a hospital to the favourites, or removes it. Every button shows the change at once; a failure
 * reverts it and shows a toast. A second press while the call is running is ignored.
 * @returns whether the platform has stored it
 */
export function useSaveFavourite(): (key: FavouriteKey, kept: boolean) => Promise<boolean> {
  const dispatch = useDispatch<ApiDispatch>();
  const [send] = useApiCall(favouriteSave);
  const show = (key: FavouriteKey, kept: boolean) => {
    dispatch(
      favouriteApi.util.updateQueryData('favouriteList', {}, (keys) => {
        const others = keys.filter((other) => !isSame(other, key));
        return kept ? [key, ...others] : others;
      }),
    );
  };
  const [save] = useAsyncAction(async (key: FavouriteKey, kept: boolean) => {
    show(key, kept);
    const { error } = await send({ ...key, kept });
    if (!error) return true;
    // this one alone: the others may have changed meanwhile
    show(key, !kept);
    return false;
  });
  return async (key, kept) => (await save(key, kept)) ?? false;
}

/** True for two keys of one record. */
export const isSame = (one: FavouriteKey, other: FavouriteKey) =>
  one.kind === other.kind && one.id === other.id;
