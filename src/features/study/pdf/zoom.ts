/** Of the width that fits. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

/** The next zoom that way; the same one at the end. */
export function nextZoom(zoom: Zoom, way: 1 | -1): Zoom {
  return zooms[zooms.indexOf(zoom) + way] ?? zoom;
}

/**
 * Which of the parts one is at, from 1: the one at a third of the view, at the very end the last one.
 * @param ends where each ends, in pixels
 */
export function pageAtOffset(ends: readonly number[], top: number, height: number): number {
  const last = Math.max(1, ends.length);
  if (top > 0 && top + height >= (ends[last - 1] ?? 0)) return last;
  const found = ends.findIndex((end) => end > top + height / 3);
  return found < 0 ? last : found + 1;
}
