/**
 * A closed curve of loops around a centre, as papers of value wear it.
 * @param petals how many loops
 * @param inner nearest and @param outer farthest distance from the centre
 */
export function rosette(x: number, y: number, petals: number, inner: number, outer: number): string {
  const [middle, swing] = [(outer + inner) / 2, (outer - inner) / 2];
  const steps = petals * 16;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const radius = middle + swing * Math.cos(petals * angle);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A line that waves between two points on one axis, `waves` times. */
export function wave(x: number, y: number, length: number, waves: number, height: number, isUpright = false) {
  const step = length / waves;
  const bend = Array.from({ length: waves }, (_, place) => {
    const up = place % 2 ? height : -height;
    return isUpright ? `q${up} ${step / 2} 0 ${step}` : `q${step / 2} ${up} ${step} 0`;
  });
  return `M${x} ${y}${bend.join('')}`;
}
