/**
 * Removes a node that may be in no document. Prototype.js replaces `remove` by one that throws then.
 */
export function removeNode(node: Node): void {
  node.parentNode?.removeChild(node);
}
