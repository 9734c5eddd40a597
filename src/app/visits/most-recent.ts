/**
 * Puts an entry to the end of a list of what was used, and gives up the least recently used beyond `most` (R2.49).
 * @param same tells whether two entries are the same thing; the newer one stays
 * @param precious is given up after all that is not
 */
export function used<T>(
  entries: readonly T[],
  entry: T,
  most: number,
  same: (a: T, b: T) => boolean,
  precious: (entry: T) => boolean = () => false,
): T[] {
  const others = entries.filter((other) => !same(other, entry));
  const excess = others.length + 1 - most;
  const inOrder = [...others.filter((other) => !precious(other)), ...others.filter(precious)];
  const given = new Set(excess > 0 ? inOrder.slice(0, excess) : []);
  return [...others.filter((other) => !given.has(other)), entry];
}
