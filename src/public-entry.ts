import type { HostProps, PortalLifecycles } from '@/contracts/host';
import { mountErrors } from '@/contracts/mount-errors';
import { defineChunk, loadChunkWithRetry, type Chunk } from '@/shared/chunks/load-chunk';
import * as lifecycle from './lifecycle';

/** Props that single-spa passes instead of a container. */
interface SingleSpaProps extends HostProps {
  /** The element of a parcel. */
  domElement?: Element;
  /** Finds the element of an application; the convention of single-spa's helpers. */
  domElementGetter?: (props: HostProps) => Element;
}

/** A mount, running or done. */
interface Mount {
  /** What it added to the host's page. */
  added: Node[];
  /** Lifecycles of the build that filled the container; absent until then. */
  lifecycles?: Lifecycles;
  done: Promise<void>;
}

type Lifecycles = Pick<PortalLifecycles, 'mount' | 'unmount' | 'update'>;

/** The code of a build, and what its page adds to a container. */
interface LoadedBuild {
  lifecycles: Lifecycles;
  content: () => Node[];
}

/** Imports modules; one that failed is loaded from another URL by the next attempt. */
function createModuleImport() {
  const chunks = new Map<string, Chunk<PortalLifecycles>>();
  return (address: string) => {
    const known = chunks.get(address);
    const chunk =
      known ??
      Object.assign(
        defineChunk(
          () => import(/* @vite-ignore */ address) as Promise<PortalLifecycles>,
          (lifecycles) => lifecycles,
        ),
        { address },
      );
    chunks.set(address, chunk);
    return loadChunkWithRetry(chunk);
  };
}

/**
 * The lifecycles for a host that imports a module. Hosts that load the portal's page put its content into the container
 * themselves; here `mount` adds it, and `unmount` removes it.
 * @param page URL of the portal's page
 * @param entry URL of the module
 */
export function createPublicEntry(
  page: string,
  entry: string,
  load = createModuleImport(),
): PortalLifecycles {
  let loaded: Promise<LoadedBuild> | undefined;
  const mounts = new Map<ParentNode, Mount>();
  const loadOnce = () =>
    (loaded ??= loadBuild(page, entry, load).catch((error: unknown) => {
      loaded = undefined; // the next mount tries again
      throw error;
    }));

  async function fill(container: ParentNode, props: SingleSpaProps, mounted: Mount) {
    const { content, lifecycles } = await loadOnce();
    if (mounts.get(container) !== mounted) return; // the host has left meanwhile
    const nodes = content();
    mounted.added.push(...nodes);
    container.append(...nodes);
    mounted.lifecycles = lifecycles;
    await lifecycles.mount({ ...props, container });
  }

  return {
    async bootstrap() {
      await loadOnce();
    },

    async mount(props = {}) {
      const added: Node[] = [];
      const container = findContainer(props) ?? addContainer(props, added);
      if (mounts.has(container)) throw new Error(mountErrors.mountedAlready);
      const mounted: Mount = { added, done: Promise.resolve() };
      mounts.set(container, mounted);
      mounted.done = fill(container, props, mounted);
      await mounted.done.catch((error: unknown) => {
        if (mounts.get(container) === mounted) mounts.delete(container);
        removeAll(added);
        throw error;
      });
    },

    async unmount(props = {}) {
      const container = findContainer(props);
      const mounted = container && mounts.get(container);
      if (!mounted) return;
      // a mount that waits for the page ends here, so that the next one finds the hash free
      mounts.delete(container);
      await mounted.lifecycles?.unmount({ ...props, container });
      removeAll(mounted.added);
    },

    async update(props = {}) {
      const container = findContainer(props);
      if (!container) return (await loaded)?.lifecycles.update(props);
      const mounted = mounts.get(container);
      await mounted?.done;
      if (mounts.get(container) === mounted) await mounted?.lifecycles?.update({ ...props, container });
    },
  };
}

function removeAll(nodes: readonly Node[]): void {
  for (const node of nodes) node.parentNode?.removeChild(node);
}

/**
 * Loads the page. A host may have imported this module before a release, and mount it for the first time afterwards: the
 * page is then that of the next build, whose module takes over, since this code has other styles than that page.
 * @throws when the page or that module cannot be loaded
 */
async function loadBuild(
  address: string,
  entry: string,
  load: ReturnType<typeof createModuleImport>,
): Promise<LoadedBuild> {
  const page = await fetchPage(address);
  const { portalPage: script = '' } = page.documentElement.dataset;
  if (script === '' || new URL(script, entry).pathname === new URL(__PORTAL_FILE__).pathname)
    return { lifecycles: lifecycle, content: () => contentOf(page) };
  // another address, since a browser keeps the module of this one
  const next = new URL(`?build=${encodeURIComponent(script)}`, entry).href;
  if (next === entry) throw new Error(mountErrors.beingReplaced);
  const lifecycles = await load(next);
  await lifecycles.bootstrap();
  return { lifecycles, content: () => [] };
}

/** @throws when the page cannot be loaded */
async function fetchPage(page: string): Promise<Document> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(mountErrors.pageStatus(page, response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The styles of the page, and the mount point with the configuration inside. */
function contentOf(page: Document): Node[] {
  const copy = (selector: string) =>
    [...page.querySelectorAll(selector)].map((node) => document.importNode(node, true));
  const [root] = copy('#portal-root');
  if (!root) throw new Error(mountErrors.notThePage);
  root.append(...copy('#portal-config'));
  return [...copy('style:not([data-critical-css])'), root];
}

const idOf = ({ name = 'portal' }: HostProps) => `single-spa-application:${name}`;

/** The element to fill: `container`, or the one that single-spa's conventions name. */
const findContainer = (props: SingleSpaProps): ParentNode | null =>
  props.container ??
  props.domElement ??
  props.domElementGetter?.(props) ??
  document.getElementById(idOf(props));

/** Adds an element at the end of the page, for an application that names none. */
function addContainer(props: SingleSpaProps, added: Node[]): ParentNode {
  const element = document.createElement('div');
  element.id = idOf(props);
  document.body.append(element);
  added.push(element);
  return element;
}
