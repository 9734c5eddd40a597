import { baseApi } from '@/shared/api/base-api';
import type { PortalStore } from './store';

/**
 * After mounting: dictionaries, menus and friend links, each from its stored copy or else from the platform
 * (R4.43 to R4.45). Failing dictionaries are told on the console and nowhere else (R8.27).
 */
export async function prefetchAppData(store: PortalStore): Promise<void> {
  const { dictData, menuTree, friendLinkList } = baseApi.endpoints;
  const quietly = { subscribe: false } as const;
  const [{ error }] = await Promise.all([
    store.dispatch(dictData.initiate({}, quietly)),
    store.dispatch(menuTree.initiate({}, quietly)),
    store.dispatch(friendLinkList.initiate({}, quietly)),
  ]);
  if (error && !('kind' in error && error.kind === 'aborted')) {
    // eslint-disable-next-line no-console -- the specification wants this failure on the console
    console.error('Dictionaries could not be loaded', error);
  }
}
