import { createObservable } from '../kits/web/observable';
import type { UnsavedInput } from './unsaved-input';

/**
 * The page that the host shows, by its path. With unsaved input in a portal, a link, Back and Forward open another page
 * only once the user agrees.
 * @param onOpened called after a link has opened its page
 */
export function createHostPages(
  { hasUnsaved, canLeave }: Pick<UnsavedInput, 'hasUnsaved' | 'canLeave'>,
  onOpened = () => {},
) {
  // guide: from here to `end` copied into the guide, which a test compares
  const shown = createObservable(location.pathname);
  const presentEntry = () => ({ state: history.state as unknown, href: location.href });
  let entry = presentEntry();
  let isAsking = false;
  let isAllowed = false;

  /** Call it in `onNavigate`: the portal adds entries to the history. */
  const remember = () => {
    entry = presentEntry();
  };
  const show = () => {
    isAllowed = false;
    shown.set(location.pathname);
    remember();
  };
  const askToLeave = async (leave: () => void) => {
    if (isAsking) return;
    isAsking = true;
    if (await canLeave().finally(() => (isAsking = false))) leave();
  };
  const open = (href: string) => {
    isAllowed = true; // single-spa dispatches popstate for a new entry, too
    history.pushState(null, '', href);
    show();
    onOpened();
  };
  window.addEventListener('popstate', () => {
    if (location.pathname === shown.get()) return; // an address of the portal
    if (isAllowed || !hasUnsaved()) return show();
    // the entry of the portal again, while it asks
    history.pushState(entry.state, '', entry.href);
    void askToLeave(() => {
      isAllowed = true;
      history.back();
    });
  });
  const followLink = (href: string) => {
    if (hasUnsaved()) void askToLeave(() => open(href));
    else open(href);
  };
  // end
  return { shown, remember, followLink };
}
