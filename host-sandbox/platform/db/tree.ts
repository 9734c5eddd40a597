/** A table row that may stand below another. */
export interface TreeRow {
  readonly id: bigint;
  readonly parentId: bigint | null;
}

/**
 * Makes a tree of rows, keeping their order; `children` is left out where there are none.
 * A row whose parent is missing is left out too.
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
