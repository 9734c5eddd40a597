/** A source of numbers from 0 to 1 that repeats itself for the same text: FNV-1a, then mulberry32. */
export function randomOf(text: string): () => number {
  let state = [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
