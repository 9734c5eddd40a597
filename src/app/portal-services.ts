import type { HostErrorCode, HostProps } from '@/contracts/host';
import { createTokenStorage, storageFor } from '@/session/token-storage';
import { loadPortalConfig } from '@/shared/config/portal-config';
import { createFormDrafts } from '@/shared/form/form-drafts';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { createDialogQueue } from '@/shared/ui/dialog/dialog-queue';
import { createOpenOverlays } from '@/shared/ui/open-overlays';
import { createToastQueue } from '@/shared/ui/toast-queue';
import { createErrorReporter } from './error-log/error-reporter';
import { wrapHostCallbacks } from './host/host-callbacks';
import { createPropsReader } from './host/host-props';

export type PortalServices = ReturnType<typeof createServices>;

/**
 * Creates the services that the other parts of the portal use: the host's valid props, the configuration, the storages
 * and the queues. Invalid props and settings are reported; standalone, invalid settings are shown as well.
 * @param hostProps absent standalone
 */
export function createServices(container: Element, hostProps: HostProps | undefined) {
  const embedded = hostProps !== undefined;
  const errors = createErrorReporter();
  const readHostProps = createPropsReader(errors.report);
  const host = wrapHostCallbacks(readHostProps(hostProps ?? {}), errors.report);

  const { config, problems, apiBase, mediaBase } = loadPortalConfig(container, embedded, host.config);
  const toasts = createToastQueue();
  for (const text of problems) {
    errors.report(Object.assign(new Error(text), { code: 'INVALID_SETTING' satisfies HostErrorCode }));
    if (!embedded) toasts.show({ kind: 'error', text });
  }
  const { storageKind, storagePrefix, tokenName } = config;
  return {
    embedded,
    host,
    readHostProps,
    style: { brand: { ...config.brand, ...host.brand }, zIndexBase: host.zIndexBase },
    config,
    apiBase,
    mediaBase,
    errors,
    toasts,
    dialogs: createDialogQueue(),
    overlays: createOpenOverlays(),
    unsaved: createUnsavedChanges(host.onUnsavedChange),
    drafts: createFormDrafts(),
    storage: storageFor('local', storagePrefix),
    token: createTokenStorage(storageFor(storageKind, storagePrefix), storageKind, tokenName, storagePrefix),
  };
}
