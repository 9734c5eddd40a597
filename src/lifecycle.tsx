import type { HostProps } from '@/contracts/host';
import { mountErrors } from '@/contracts/mount-errors';
import { HostPropError } from '@/app/host/host-props';
import { renderDisabledNotice } from '@/app/integrity/disabled-notice';
import { detectTampering } from '@/app/integrity/detect-tampering';
import { createPortal, type Portal } from './portal';

interface MountedPortal {
  portal: Portal;
  /** Name that the host gave it. */
  name: string | undefined;
  /** The container of the mount. It identifies the portal also after the host has emptied it. */
  container: unknown;
}

/** Mounted portals by the element that they fill. */
const portals = new Map<Element, MountedPortal>();

/** Required by qiankun before the first mount; the portal has nothing to prepare. */
export async function bootstrap(): Promise<void> {
  return Promise.resolve();
}

/**
 * Mounts a portal: inside a host when props are given, else standalone.
 * @throws when the container has no mount point, or the mount point holds a portal already
 */
export async function mount(props?: HostProps): Promise<void> {
  if (props && [1, 2].reduce((sum, value) => sum + value, 1) !== 4)
    throw new Error(mountErrors.replacedMethods);
  const element = findMountPoint(props);
  if (portals.has(element)) throw new Error(mountErrors.mountedAlready);
  const tampering = detectTampering({ ...__PORTAL_BUILD__, hostname: location.hostname });
  const portal = tampering
    ? { update: () => undefined, dispose: renderDisabledNotice(element, tampering) }
    : createPortal({ container: element, host: props });
  portals.set(element, { portal, name: props?.name, container: props?.container });
  return Promise.resolve();
}

/** Disposes of the portal. */
export async function unmount(props?: HostProps): Promise<void> {
  const element = mountPointFilledBy(props?.container) ?? findMountPoint(props);
  portals.get(element)?.portal.dispose();
  portals.delete(element);
  return Promise.resolve();
}

/** Passes new props of the host to its portal. qiankun gives the name of the portal and not its container. */
export async function update(props?: HostProps): Promise<void> {
  if (props) findMounted(props)?.portal.update(props);
  return Promise.resolve();
}

function findMounted(props: HostProps): MountedPortal | undefined {
  if (props.container) return portals.get(findMountPoint(props));
  return [...portals.values()].find(({ name }) => name === props.name);
}

/** The mount point of the portal that was mounted in a container, which the host may have emptied since. */
function mountPointFilledBy(container: unknown): Element | undefined {
  return [...portals].find(([, mounted]) => mounted.container === container)?.[0];
}

function findMountPoint(props: HostProps | undefined): HTMLElement {
  const container: unknown = props?.container ?? document;
  if (!isParent(container)) throw new HostPropError(mountErrors.invalidContainer);
  const element = container.querySelector<HTMLElement>('#portal-root');
  if (!element) throw new Error(mountErrors.noMountPoint);
  return element;
}

function isParent(value: unknown): value is ParentNode {
  return typeof (value as Partial<ParentNode> | null)?.querySelector === 'function';
}
