import { baseApi } from '@/shared/api/base-api';
import type { PortalStore } from './store';

/**
 * Loads dictionaries, menus and friend links, each from its stored copy or else from the platform (R4.43 to R4.45). A
 * failure of the dictionaries goes to the console only (R8.27).
 * @param options `forceRefetch` loads again what the store has already
 */
export async function prefetchAppData(store: PortalStore, { forceRefetch = false } = {}): Promise<void> {
  const { dictData, menuTree, friendLinkList } = baseApi.endpoints;
  const options = { subscribe: false, forceRefetch } as const;
  await Promise.all([
    store.dispatch(dictData.initiate({}, options)).then(({ error }) => {
      if (!error || ('kind' in error && error.kind === 'aborted')) return;
      // oxlint-disable-next-line no-console -- R8.27
      console.error('Dictionaries could not be loaded', error);
    }),
    store.dispatch(menuTree.initiate({}, options)),
    store.dispatch(friendLinkList.initiate({}, options)),
  ]);
}
