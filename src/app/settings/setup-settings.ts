import { selectSession, selectUser } from '@/session/session';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalStore } from '../store/store';
import { settingsSynced } from '../store/settings-slice';
import { createSettingsApplier } from './apply-settings';
import { parseStoredSettings, settingsKey, serializeStoredSettings } from '../store/stored-settings';

/**
 * Shows the settings, stores what is chosen to be kept, and follows what another tab stores.
 * @param prefix of the storage's keys, as the browser names them to other tabs
 * @returns stops following
 */
export function setupSettings(
  store: PortalStore,
  storage: KeyedStorage,
  root: HTMLElement,
  embedded: boolean,
  prefix: string,
): () => void {
  const applier = createSettingsApplier(root, embedded);
  let last = store.getState().settings;
  const apply = () => {
    const state = store.getState();
    applier.apply(state.settings);
    root.dataset.state = selectSession(state).kind;
    root.dataset.username = selectUser(state)?.username ?? '';
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === prefix + settingsKey) store.dispatch(settingsSynced(parseStoredSettings(newValue)));
  };
  apply();
  window.addEventListener('storage', onStorage);
  const unsubscribe = store.subscribe(() => {
    apply();
    const { settings } = store.getState();
    const text = serializeStoredSettings(settings.stored);
    if (settings.stored !== last.stored && text !== storage.get(settingsKey)) storage.set(settingsKey, text);
    last = settings;
  });
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    applier.dispose();
  };
}
