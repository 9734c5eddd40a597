/**
 * The parent of a node, as the browser renders it. In a child that runs in a sandbox frame, wujie and micro-app give
 * nodes another `ownerDocument`, `parentNode` and `getRootNode()`, those of the frame. They do not change
 * `parentElement`, nor the getter of the prototype where the parent is no element. Nodes are recognised by `nodeType`,
 * because those of a host have the classes of another window.
 */
function parentOf(node: Node): Node | null {
  if (node.parentElement) return node.parentElement;
  const getter = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
  return (getter?.call(node) as Node | null | undefined) ?? null;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** The document or shadow root that a connected node is in. */
export function rootOf(node: Node): Document | ShadowRoot {
  let root = node;
  for (let parent: Node | null = node; parent; parent = parentOf(parent)) root = parent;
  return root as Document | ShadowRoot;
}

/** An element and its ancestors, through shadow roots and slots, up to the page that renders it. */
export function ancestorsOf(element: Element): HTMLElement[] {
  const list: HTMLElement[] = [];
  for (let node: Node | null = element; node;) {
    if (isElement(node)) list.push(node);
    const slot: Node | null = isElement(node) ? node.assignedSlot : null;
    node = slot ?? (isElement(node) ? parentOf(node) : ((node as Partial<ShadowRoot>).host ?? null));
  }
  return list;
}
