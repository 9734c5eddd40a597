import type { HostProps } from '@/contracts/host';
import { hostAppearanceReceived } from '../store/settings-slice';
import type { PortalStore } from '../store/store';

type HostAppearance = Pick<HostProps, 'language' | 'theme'>;

/**
 * Follows the host's language and theme: absent says nothing, and so does what the host said last, so that a choice made
 * in the portal since then stays.
 * @param given the props of the mount, which the store begins with
 * @returns to be called with the props of an `update`
 */
export function syncHostAppearance(
  store: PortalStore,
  given: HostAppearance,
): (props: HostAppearance) => void {
  let { language, theme } = given;
  return (next) => {
    if (next.language !== undefined && next.language !== language) {
      language = next.language;
      store.dispatch(hostAppearanceReceived({ language }));
    }
    if (next.theme !== undefined && next.theme !== theme) {
      theme = next.theme;
      store.dispatch(hostAppearanceReceived({ themeName: theme }));
    }
  };
}
