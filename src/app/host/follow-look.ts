import type { HostProps } from '@/contracts/host';
import { lookGiven } from '../settings/settings';
import type { PortalStore } from '../store';

type Look = Pick<HostProps, 'language' | 'theme'>;

/**
 * Follows the host's language and theme: absent says nothing, and so does what the host said last, so that a choice made
 * in the portal since then stays.
 * @param given the props of the mount, which the store begins with
 * @returns to be called with the props of an `update`
 */
export function followLook(store: PortalStore, given: Look): (props: Look) => void {
  let { language, theme } = given;
  return (next) => {
    if (next.language !== undefined && next.language !== language) {
      language = next.language;
      store.dispatch(lookGiven({ language }));
    }
    if (next.theme !== undefined && next.theme !== theme) {
      theme = next.theme;
      store.dispatch(lookGiven({ themeName: theme }));
    }
  };
}
