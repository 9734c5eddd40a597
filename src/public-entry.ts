import type { HostProps, PortalLifecycles } from '@/contracts/host';
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
  /** The portal is in the container. */
  isFilled: boolean;
  done: Promise<void>;
}

/**
 * The lifecycles for a host that imports a module. Hosts that load the portal's page put its content into the container
 * themselves; here `mount` adds it, and `unmount` removes it.
 * @param page URL of the portal's page
 */
export function createPublicEntry(page: string): PortalLifecycles {
  let loaded: Promise<Document> | undefined;
  const mounts = new Map<ParentNode, Mount>();
  const loadPage = () =>
    (loaded ??= fetchPage(page).catch((error: unknown) => {
      loaded = undefined; // the next mount tries again
      throw error;
    }));

  async function fill(container: ParentNode, props: SingleSpaProps, mounted: Mount) {
    const content = contentOf(await loadPage());
    if (mounts.get(container) !== mounted) return; // the host has left meanwhile
    mounted.added.push(...content);
    container.append(...content);
    mounted.isFilled = true;
    await lifecycle.mount({ ...props, container });
  }

  return {
    async bootstrap() {
      await loadPage();
    },

    async mount(props = {}) {
      const added: Node[] = [];
      const container = findContainer(props) ?? addContainer(props, added);
      if (mounts.has(container)) throw new Error('A portal is mounted here already');
      const mounted: Mount = { added, isFilled: false, done: Promise.resolve() };
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
      if (mounted.isFilled) await lifecycle.unmount({ ...props, container });
      removeAll(mounted.added);
    },

    async update(props = {}) {
      const container = findContainer(props);
      if (!container) return lifecycle.update(props);
      const mounted = mounts.get(container);
      await mounted?.done;
      if (mounted && mounts.get(container) === mounted) await lifecycle.update({ ...props, container });
    },
  };
}

function removeAll(nodes: readonly Node[]): void {
  for (const node of nodes) node.parentNode?.removeChild(node);
}

/** @throws when the page cannot be loaded */
async function fetchPage(page: string): Promise<Document> {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`The portal's page ${page} answered HTTP ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The styles of the page, and the mount point with the configuration inside. */
function contentOf(page: Document): Node[] {
  const copy = (selector: string) =>
    [...page.querySelectorAll(selector)].map((node) => document.importNode(node, true));
  const [root] = copy('#portal-root');
  if (!root) throw new Error('The portal’s page has no #portal-root');
  root.append(...copy('#portal-config'));
  return [...copy('style:not([data-first-styles])'), root];
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
