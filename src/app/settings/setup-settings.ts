import { selectSession, selectUser } from '@/session/session';
import type { PortalConfig } from '@/shared/config/schema';
import { setupTogether } from '@/shared/lib/disposer';
import type { OwnStyle } from '@/shared/theme/brand';
import type { KeyedStorage } from '@/shared/lib/storage';
import { deviceChanged, settingsSynced } from '../store/settings-slice';
import type { PortalStore } from '../store/store';
import { parseStoredSettings, serializeStoredSettings, settingsKey } from '../store/stored-settings';
import { createSettingsApplier } from './apply-settings';

export interface SettingsDeps {
  store: PortalStore;
  storage: KeyedStorage;
  config: Pick<PortalConfig, 'storagePrefix'>;
  embedded: boolean;
  style: OwnStyle;
  /** Root element of the portal. */
  element: HTMLElement;
}

/**
 * Applies the settings to the page, stores what the user saved, and follows other tabs and the width of the screen.
 * @returns dispose
 */
export function setupSettings({
  store,
  storage,
  config,
  embedded,
  style,
  element,
}: SettingsDeps): () => void {
  let previous = store.getState().settings;
  const apply = (applier: ReturnType<typeof createSettingsApplier>) => {
    const state = store.getState();
    applier.apply(state.settings);
    element.dataset.state = selectSession(state).kind;
    element.dataset.username = selectUser(state)?.username ?? '';
  };
  const save = () => {
    const { settings } = store.getState();
    const text = serializeStoredSettings(settings.stored);
    if (settings.stored !== previous.stored && text !== storage.get(settingsKey))
      storage.set(settingsKey, text);
    previous = settings;
  };
  return setupTogether((add) => {
    const applier = add(createSettingsApplier(element, embedded, style));
    apply(applier);
    add(followOtherTabs(store, config.storagePrefix + settingsKey));
    add(
      store.subscribe(() => {
        apply(applier);
        save();
      }),
    );
    add(setupDeviceListener(store));
  }).dispose;
}

function followOtherTabs(store: PortalStore, storageKey: string): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) store.dispatch(settingsSynced(parseStoredSettings(newValue)));
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

/** Up to this width the css shows the header of a narrow screen. */
const narrowScreen = '(max-width: 960px)';

/** Keeps the device in the settings up to date (R3.10). @returns dispose */
function setupDeviceListener(store: PortalStore): () => void {
  if (typeof matchMedia !== 'function') return () => {}; // jsdom
  const media = matchMedia(narrowScreen);
  const update = () => {
    store.dispatch(deviceChanged(media.matches ? 'mobile' : 'desktop'));
  };
  update();
  media.addEventListener('change', update);
  return () => {
    media.removeEventListener('change', update);
  };
}
