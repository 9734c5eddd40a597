/**
 * Puts an entry to the end of a list of what was used, and gives up the least recently used beyond `most` (R2.49).
 * @param isSame tells whether two entries are the same thing; the newer one stays
 * @param isProtected is given up after all that is not
 */
export function touchLru<T>(
  entries: readonly T[],
  entry: T,
  max: number,
  isSame: (a: T, b: T) => boolean,
  isProtected: (entry: T) => boolean = () => false,
): T[] {
  const others = entries.filter((other) => !isSame(other, entry));
  const excess = others.length + 1 - max;
  const inOrder = [...others.filter((other) => !isProtected(other)), ...others.filter(isProtected)];
  const evicted = new Set(excess > 0 ? inOrder.slice(0, excess) : []);
  return [...others.filter((other) => !evicted.has(other)), entry];
}
