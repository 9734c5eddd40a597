import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { selectReauth } from '@/session/reauth-slice';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import { hashLink } from '@/shared/lib/hash-address';
import { paths } from '@/shared/routes/paths';
import { pageEntryFor } from '../store/page-entry';
import type { PortalStore } from '../store/store';
import type { LoadedPage, PortalRouter } from './current-page';
import { PlatformUnavailableError } from './access-retry';
import { HostLoginRequiredError } from './guard';

/**
 * A redirect replaces the history entry if the browser is already at the address: at start, after back and forward, and
 * at a typed address. Otherwise going back would open the redirect again.
 * @param router returns undefined while the router is created, which runs the first loaders
 */
export function replaceOnRedirect(router: () => PortalRouter | undefined) {
  return (load: LoaderFunction): LoaderFunction =>
    async (args) => {
      try {
        return markReplace(await load(args), router());
      } catch (thrown) {
        throw markReplace(thrown, router()) as Error;
      }
    };
}

/** React Router reads this header of a redirect. */
function markReplace(result: unknown, router: PortalRouter | undefined): unknown {
  if (result instanceof Response && isInHistoryAlready(router)) result.headers.set('X-Remix-Replace', 'true');
  return result;
}

function isInHistoryAlready(router: PortalRouter | undefined): boolean {
  const target = router?.state.navigation.location;
  return !router || !target || router.createHref(target) === hashLink(window.location.hash.slice(1) || '/');
}

/** Redirects in a row after which a route table is taken for a cycle. */
const maxRedirects = 20;

/**
 * Ends a cycle of redirects, such as routes of the platform that lead to each other, with an error: React Router would
 * follow it for ever.
 */
export function limitRedirects() {
  let inARow = 0;
  return (load: PageLoader): PageLoader =>
    async (args) => {
      try {
        const loaded = await load(args);
        inARow = 0;
        return loaded;
      } catch (thrown) {
        const target = thrown instanceof Response ? thrown.headers.get('Location') : null;
        inARow = target === null ? 0 : inARow + 1;
        if (inARow <= maxRedirects) throw thrown;
        inARow = 0;
        throw new Error(`The routes lead to each other; the last redirect was to ${String(target)}`, {
          cause: thrown,
        });
      }
    };
}

type PageLoader = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

/**
 * A page with unsaved input stays unchanged while it waits for re-authentication, also if that fails, or while the
 * platform is unavailable after the host renewed its token: the loader returns the page loaded before, instead of the
 * error or the redirect to the login (R10.38).
 * @returns wraps a page's loader; `pathOf` returns the in-app path of its request
 */
export function preservePageDuringReauth(store: PortalStore, unsaved: UnsavedChanges) {
  const loadedPages = new Map<string, LoadedPage>();
  return (load: PageLoader, pathOf: (args: LoaderFunctionArgs) => string): PageLoader =>
    async (args) => {
      const path = pathOf(args);
      try {
        const loaded = await load(args);
        loadedPages.set(path, loaded);
        return loaded;
      } catch (error) {
        const isPassing =
          error instanceof PlatformUnavailableError ||
          (selectReauth(store.getState()).pending &&
            (error instanceof HostLoginRequiredError || leadsToLogin(error)));
        const previous = loadedPages.get(path);
        if (!previous || !isPassing) throw error;
        const { search } = new URL(args.request.url);
        if (!unsaved.has(pageEntryFor(previous.page, { pathname: path, search }).id)) throw error;
        return previous;
      }
    };
}

/** True for a redirect to the login. */
function leadsToLogin(thrown: unknown): boolean {
  const target = thrown instanceof Response ? (thrown.headers.get('Location') ?? '') : '';
  return target.split('?')[0] === paths.login.href();
}
