import type { Plugin } from 'vite';

/**
 * Lets no `for … in` of the build meet what a host has added to `Object.prototype`, as libraries of older pages do: those
 * of the portal would take it for a field of their own, or throw. Positions move within their lines only, so that the
 * source maps stay right.
 */
export function ownKeysPlugin(): Plugin {
  return {
    name: 'portal-own-keys',
    apply: 'build',
    renderChunk(code) {
      return { code: withOwnKeys(code, this.parse(code)), map: null };
    },
  };
}

const helper = `
function portalKeysIn(object) {
  const keys = [];
  const { propertyIsEnumerable, hasOwnProperty } = Object.prototype;
  for (const key in object) if (!propertyIsEnumerable.call(Object.prototype, key) || hasOwnProperty.call(object, key)) keys.push(key);
  return keys;
}
`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly left: Node;
  readonly right: Node;
}

/** @param code of a module. @param tree its syntax */
function withOwnKeys(code: string, tree: unknown): string {
  const edits = loopsIn(tree).flatMap(({ left, right }) => [
    { from: left.end, to: right.start, text: ' of portalKeysIn((' },
    { from: right.end, to: right.end, text: '))' },
  ]);
  if (edits.length === 0) return code;
  edits.sort((a, b) => b.from - a.from);
  return (
    edits.reduce(
      (text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to),
      code,
    ) + helper
  );
}

/** The `for … in` loops below a node. */
function loopsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(loopsIn);
  return (node as Node).type === 'ForInStatement' ? [node as Node, ...inner] : inner;
}
