/** Milliseconds of work between two pauses. */
const sliceMs = 30;

/**
 * Maps a long list in slices, so that the page stays responsive.
 * @param done called with all results
 * @returns stops it
 */
export function mapInSlices<T, R>(
  list: readonly T[],
  map: (item: T) => R,
  done: (results: readonly R[]) => void,
): () => void {
  const results: R[] = [];
  // each slice continues where the previous one ended
  const items = list.values();
  let isStopped = false;
  const slice = () => {
    const end = performance.now() + sliceMs;
    for (const item of items) {
      results.push(map(item));
      if (isStopped) return;
      if (performance.now() < end) continue;
      timer = setTimeout(slice);
      return;
    }
    done(results);
  };
  let timer = setTimeout(slice);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
