import type { LoaderFunction } from 'react-router-dom';
import type { PortalRouter } from './router';

/** Makes a loader whose redirects know whether the history has arrived already. */
export type LoaderWrapper = (load: LoaderFunction) => LoaderFunction;

/**
 * A redirect away from where the history has arrived already (at the start, after back and forward, at an address
 * that was typed in) takes the place of that entry: left below, it would send everybody who goes back here again.
 * @param router undefined until it has started
 */
export function replaceOnRedirect(router: () => PortalRouter | undefined): LoaderWrapper {
  return (load) => async (args) => {
    try {
      return markReplace(await load(args), router());
    } catch (thrown) {
      throw markReplace(thrown, router()) as Error;
    }
  };
}

function markReplace(answer: unknown, router: PortalRouter | undefined): unknown {
  if (answer instanceof Response && isInHistoryAlready(router)) answer.headers.set('X-Remix-Replace', 'true');
  return answer;
}

function isInHistoryAlready(router: PortalRouter | undefined): boolean {
  const goal = router?.state.navigation.location;
  return !router || !goal || router.createHref(goal) === (window.location.hash || '#/');
}
