import type { LoaderFunctionArgs } from 'react-router-dom';
import { selectReauth } from '@/session/reauth-slice';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { PortalStore } from '../store/store';
import { pageEntryFor } from '../store/page-entry';
import type { LoadedPage } from './current-page';
import { HostLoginRequiredError } from './host-login';

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

/**
 * In a host, too, a page with unsaved input stays what it is when its session has ended: judged anew, and when one
 * comes back to it (R10.38).
 * @returns makes a loader that knows such pages; `pathOf` is the path below the base path
 */
export function preservePageDuringReauth(store: PortalStore, unsaved: UnsavedChanges) {
  const loaded = new Map<string, LoadedPage>();
  return (load: Load, pathOf: (args: LoaderFunctionArgs) => string): Load =>
    async (args) => {
      const path = pathOf(args);
      try {
        const page = await load(args);
        loaded.set(path, page);
        return page;
      } catch (error) {
        const before = error instanceof HostLoginRequiredError ? loaded.get(path) : undefined;
        if (!before || !selectReauth(store.getState()).pending) throw error;
        const { search } = new URL(args.request.url);
        if (!unsaved.has(pageEntryFor(before.page, { pathname: path, search }).id)) throw error;
        return before;
      }
    };
}
