import { selectSession, selectUser } from '@/session/session';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalStore } from '../store';
import { settingsHeard } from './settings';
import { settingsOn } from './show-settings';
import { readKept, settingsKey, writeKept } from './stored-settings';

/**
 * Shows the settings, stores what is chosen to be kept, and follows what another tab stores.
 * @param prefix of the storage's keys, as the browser names them to other tabs
 * @returns stops following
 */
export function keepSettings(
  store: PortalStore,
  storage: KeyedStorage,
  root: HTMLElement,
  embedded: boolean,
  prefix: string,
): () => void {
  const shown = settingsOn(root, embedded);
  let last = store.getState().settings;
  const show = () => {
    const state = store.getState();
    shown.show(state.settings);
    root.dataset.state = selectSession(state).kind;
    root.dataset.username = selectUser(state)?.username ?? '';
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === prefix + settingsKey) store.dispatch(settingsHeard(readKept(newValue)));
  };
  show();
  window.addEventListener('storage', hear);
  const unsubscribe = store.subscribe(() => {
    show();
    const { settings } = store.getState();
    const text = writeKept(settings.kept);
    if (settings.kept !== last.kept && text !== storage.get(settingsKey)) storage.set(settingsKey, text);
    last = settings;
  });
  return () => {
    unsubscribe();
    window.removeEventListener('storage', hear);
    shown.end();
  };
}
