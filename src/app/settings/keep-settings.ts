import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalStore } from '../store';
import { selectSession, selectUser } from '@/session/session';
import { settingsKey } from './settings';

/**
 * Shows the settings on our root, for css, and stores every change. Standalone the page's language follows too.
 * @returns stops following
 */
export function keepSettings(
  store: PortalStore,
  storage: KeyedStorage,
  root: HTMLElement,
  embedded: boolean,
): () => void {
  const show = () => {
    const state = store.getState();
    const { language, theme, largeText } = state.settings;
    root.lang = language;
    root.dataset.theme = theme;
    root.toggleAttribute('data-large-text', largeText);
    root.dataset.state = selectSession(state).kind;
    root.dataset.username = selectUser(state)?.username ?? '';
    if (!embedded) document.documentElement.lang = language;
  };
  let last = store.getState().settings;
  show();
  return store.subscribe(() => {
    show();
    const { settings } = store.getState();
    if (settings !== last) storage.set(settingsKey, JSON.stringify(settings));
    last = settings;
  });
}
