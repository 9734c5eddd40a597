import type { HostProps, PortalHandle } from '@/contracts/host';
import { isInAppPath } from '@/contracts/safe-url';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { DialogQueue } from '@/shared/ui/dialog-queue';
import { currentAddress, type PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';
import { messages } from './messages';

export interface PortalHandleDeps {
  router: PortalRouter;
  history: Pick<PortalHistory, 'kind' | 'basename'>;
  unsaved: Pick<UnsavedChanges, 'wouldLose'>;
  dialogs: Pick<DialogQueue, 'open'>;
  host: Pick<HostProps, 'onReady'>;
}

/**
 * Gives the host a handle of the portal once its first page is there.
 * @returns dispose; the handle does nothing afterwards
 */
export function setupPortalHandle({ history: { kind, basename }, ...parts }: PortalHandleDeps): () => void {
  /** Nothing once disposed, so that a host which keeps the handle keeps no portal in memory. */
  let portal: Omit<PortalHandleDeps, 'history'> | undefined = parts;
  /** The open dialog, with its result. */
  let leaving: { result: Promise<boolean>; settle: (mayLeave: boolean) => void } | undefined;

  function askToLeave({ dialogs }: Pick<PortalHandleDeps, 'dialogs'>): Promise<boolean> {
    let settle: (mayLeave: boolean) => void = () => {};
    const result = new Promise<boolean>((resolve) => {
      const close = dialogs.open({
        kind: 'confirm',
        text: messages.leave,
        confirmLabel: messages.leaveConfirm,
        danger: true,
        onResult: (mayLeave) => {
          settle(mayLeave);
        },
      });
      settle = (mayLeave) => {
        leaving = undefined;
        close();
        resolve(mayLeave);
      };
    });
    leaving = { result, settle };
    return result;
  }

  const handle: PortalHandle = {
    async navigate(address) {
      if (!isInAppPath(address))
        throw new TypeError('navigate: expected an in-app path such as /article?page=2');
      if (!portal) return;
      const { router } = portal;
      // like a link, it adds no entry to the history for the page that is shown
      const replace = router.state.navigation.state === 'idle' && currentAddress(router) === address;
      await router.navigate(address, { replace });
    },
    href: (address) => (kind === 'hash' ? `#${basename.replace(/\/$/, '')}${address}` : null),
    canLeave() {
      if (!portal?.unsaved.wouldLose()) return Promise.resolve(true);
      return leaving?.result ?? askToLeave(portal);
    },
  };
  const reportWhenReady = ({ initialized, navigation }: PortalRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    stop();
    portal?.host.onReady?.(handle);
  };
  let stop = parts.router.subscribe(reportWhenReady);
  return () => {
    portal = undefined;
    stop();
    stop = () => {};
    leaving?.settle(true);
  };
}
