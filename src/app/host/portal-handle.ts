import type { HostProps, PortalHandle } from '@/contracts/host';
import { isInAppPath } from '@/contracts/safe-url';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import { hashLink } from '@/shared/lib/hash-address';
import type { DialogQueue } from '@/shared/ui/dialog/dialog-queue';
import { currentAddress, type PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';
import { messages } from './messages';

export interface HostAccess {
  /** Says that the page of this key of a location is rendered, which is later than the router's state. */
  reportShown: (key: string) => void;
  /** Afterwards the handle does nothing. */
  dispose: () => void;
}

export interface PortalHandleDeps {
  router: PortalRouter;
  history: Pick<PortalHistory, 'kind' | 'basename'>;
  unsaved: Pick<UnsavedChanges, 'wouldLose'>;
  dialogs: Pick<DialogQueue, 'open'>;
  host: Pick<HostProps, 'onReady'>;
}

/** Gives the host a handle of the portal once its first page is shown. */
export function setupPortalHandle({ history: { kind, basename }, ...parts }: PortalHandleDeps): HostAccess {
  /** Nothing once disposed, so that a host which keeps the handle keeps no portal in memory. */
  let portal: Omit<PortalHandleDeps, 'history'> | undefined = parts;
  /** The open dialog, with its result. */
  let leaving: { result: Promise<boolean>; settle: (mayLeave: boolean) => void } | undefined;

  let shown: string | undefined;
  /** Navigations of the host whose page is not shown yet. */
  const waiting = new Set<() => void>();
  const isShown = ({ state }: PortalRouter) =>
    state.navigation.state === 'idle' && state.location.key === shown;

  const whenShown = (router: PortalRouter) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (portal && !isShown(router)) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  function askToLeave({ dialogs }: Pick<PortalHandleDeps, 'dialogs'>): Promise<boolean> {
    let settle: (mayLeave: boolean) => void = () => {};
    const result = new Promise<boolean>((resolve) => {
      const close = dialogs.open({
        kind: 'confirm',
        text: messages.leave,
        confirmLabel: messages.leaveConfirm,
        danger: true,
        isHostQuestion: true,
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
      await whenShown(router);
    },
    href: (address) => (kind === 'hash' ? hashLink(basename.replace(/\/$/, '') + address) : null),
    canLeave() {
      if (!portal?.unsaved.wouldLose()) return Promise.resolve(true);
      return leaving?.result ?? askToLeave(portal);
    },
  };
  return {
    reportShown(key) {
      const isFirst = shown === undefined;
      shown = key;
      if (isFirst) portal?.host.onReady?.(handle);
      for (const check of [...waiting]) check();
    },
    dispose() {
      portal = undefined;
      for (const check of [...waiting]) check();
      leaving?.settle(true);
    },
  };
}
