/** The channels of `#rrggbb`, each 0 to 255. */
const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours of the form `#rrggbb`. @param share of the second, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours of the form `#rrggbb`, 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
