/**
 * Puts an entry to the end of a list of what was used, and gives up the least recently used beyond `most` (R2.49).
 * @param same tells whether two entries are the same thing; the newer one stays
 */
export function used<T>(entries: readonly T[], entry: T, most: number, same: (a: T, b: T) => boolean): T[] {
  return [...entries.filter((other) => !same(other, entry)), entry].slice(-most);
}
