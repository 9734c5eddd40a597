/** A table row with an optional parent. */
export interface TreeRow {
  readonly id: bigint;
  readonly parentId: bigint | null;
}

/**
 * Builds a tree from rows, keeping their order. `children` is absent without children. A row whose parent is missing is
 * left out.
 */
export function buildTree<Row extends TreeRow, Node>(
  rows: readonly Row[],
  toNode: (row: Row) => Node,
  parentId: bigint | null = null,
): (Node & { children?: Node[] })[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const children = buildTree(rows, toNode, row.id);
      return { ...toNode(row), ...(children.length > 0 ? { children } : {}) };
    });
}
