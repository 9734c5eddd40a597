import type { LoaderFunctionArgs } from 'react-router-dom';
import { selectPageHold } from '@/session/page-hold';
import type { Unsaved } from '@/shared/form/unsaved';
import type { PortalStore } from '../store';
import { visitOf } from '../visits/page-visited';
import type { LoadedPage } from './shown-page';
import { SignInAtHost } from './sign-in-at-host';

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

/**
 * In a host, too, a page with unsaved input stays what it is when its session has ended: judged anew, and when one
 * comes back to it (R10.38).
 * @returns makes a loader that knows such pages; `pathOf` is the path below the base path
 */
export function keepHeldPages(store: PortalStore, unsaved: Unsaved) {
  const loaded = new Map<string, LoadedPage>();
  return (load: Load, pathOf: (args: LoaderFunctionArgs) => string): Load =>
    async (args) => {
      const path = pathOf(args);
      try {
        const page = await load(args);
        loaded.set(path, page);
        return page;
      } catch (error) {
        const before = error instanceof SignInAtHost ? loaded.get(path) : undefined;
        if (!before || !selectPageHold(store.getState()).held) throw error;
        const { search } = new URL(args.request.url);
        if (!unsaved.on(visitOf(before.page, { pathname: path, search }).id)) throw error;
        return before;
      }
    };
}
