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
  done: Promise<void>;
  /** Removes what the mount added to the host's page. */
  remove: () => void;
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

  async function fill(container: ParentNode, props: SingleSpaProps, added: Node[]) {
    const content = contentOf(await loadPage());
    added.push(...content);
    container.append(...content);
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
      const remove = () => {
        mounts.delete(container);
        for (const node of added) node.parentNode?.removeChild(node);
      };
      const done = fill(container, props, added);
      mounts.set(container, { done, remove });
      await done.catch((error: unknown) => {
        remove();
        throw error;
      });
    },

    async unmount(props = {}) {
      const container = findContainer(props);
      const mounted = container && mounts.get(container);
      if (!mounted) return;
      // a host may unmount before the page is loaded; the mount reports its own failure
      const isMounted = await mounted.done.then(
        () => true,
        () => false,
      );
      if (!isMounted) return;
      await lifecycle.unmount({ ...props, container });
      mounted.remove();
    },

    async update(props = {}) {
      const container = findContainer(props);
      if (!container) return lifecycle.update(props);
      await mounts.get(container)?.done;
      await lifecycle.update({ ...props, container });
    },
  };
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
