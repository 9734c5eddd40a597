/** Colours of a cover: the two ends of its ground, its drawing, and one spot of colour. */
export interface CoverPalette {
  readonly deep: string;
  readonly middle: string;
  readonly light: string;
  readonly accent: string;
}

/** Size of a cover. */
export const cover = { width: 960, height: 540 } as const;

type Random = () => number;

/** Grounds of covers, of large shapes that read at 92 pixels, too. */
export const backdrops: readonly ((random: Random, palette: CoverPalette) => string)[] = [
  rings,
  hills,
  bands,
  dots,
  quarters,
  cells,
  pulses,
];

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return Math.round(least + random() * (most - least));
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Rings around a corner, with a spot on one of them. */
function rings(random: Random, { light, accent }: CoverPalette): string {
  const x = random() < 0.5 ? between(random, 0, 180) : between(random, 780, 960);
  const y = random() < 0.5 ? between(random, -20, 60) : between(random, 480, 560);
  const lines = times(6, (index) => `<circle cx="${x}" cy="${y}" r="${90 + index * 92}"/>`).join('');
  const spot = `<circle cx="${x}" cy="${y}" r="46" fill="${accent}" opacity=".9"/>`;
  return `<g fill="none" stroke="${light}" stroke-width="26" opacity=".13">${lines}</g>${spot}`;
}

/** Ranges of hills under a sun. */
function hills(random: Random, { light, accent }: CoverPalette): string {
  const x = random() < 0.5 ? between(random, 110, 230) : between(random, 730, 850);
  const sun = `<circle cx="${x}" cy="${between(random, 100, 170)}" r="58" fill="${accent}" opacity=".9"/>`;
  const ranges = times(4, (index) => {
    const y = 270 + index * 66;
    const [first, second] = [between(random, 50, 130), between(random, 50, 130)];
    return `<path d="M0 ${y}C160 ${y - first} 320 ${y + second} 480 ${y}S800 ${y - second} 960 ${y - 20}V540H0z"/>`;
  }).join('');
  return `${sun}<g fill="${light}" opacity=".1">${ranges}</g>`;
}

/** Slanted bands of different widths, one of them coloured. */
function bands(random: Random, { light, accent }: CoverPalette): string {
  const slant = random() < 0.5 ? 300 : -300;
  const coloured = between(random, 0, 1) * 4;
  let x = between(random, -260, -160);
  return times(6, (index) => {
    const width = index === coloured ? 34 : between(random, 70, 150);
    const fill = index === coloured ? `fill="${accent}" opacity=".85"` : `fill="${light}" opacity=".11"`;
    const [from, to] = slant > 0 ? [x + slant, x] : [x, x - slant];
    const band = `<path d="M${from} 0h${width}L${to + width} 540h-${width}z" ${fill}/>`;
    x += width + between(random, 60, 120);
    return band;
  }).join('');
}

/** A field of dots behind a large circle. */
function dots(random: Random, { light, accent }: CoverPalette): string {
  const left = random() < 0.5;
  const x = left ? between(random, 60, 160) : between(random, 800, 900);
  const y = between(random, 120, 420);
  const field = `<pattern id="d" width="48" height="48" patternUnits="userSpaceOnUse"><circle cx="24" cy="24" r="7" fill="${light}"/></pattern><path d="M0 0h960v540H0z" fill="url(#d)" opacity=".2"/>`;
  const moon = `<circle cx="${960 - x}" cy="${540 - y}" r="44" fill="${accent}" opacity=".9"/>`;
  return `${field}<circle cx="${x}" cy="${y}" r="${between(random, 190, 250)}" fill="${light}" opacity=".16"/>${moon}`;
}

/** Tiles with quarters of circles, each turned at random. */
function quarters(random: Random, { light, accent }: CoverPalette): string {
  const spot = between(random, 0, 1) * 5 + between(random, 0, 2) * 6;
  return times(18, (index) => {
    const [x, y] = [(index % 6) * 160, Math.floor(index / 6) * 180];
    const turn = between(random, 0, 3);
    if (index !== spot && random() < 0.2) return '';
    const fill =
      index === spot
        ? `fill="${accent}" opacity=".85"`
        : `fill="${light}" opacity=".${between(random, 7, 17) + 10}"`;
    const corner = [
      `M${x} ${y}h160a160 180 0 0 1-160 180z`,
      `M${x + 160} ${y}v180a160 180 0 0 1-160-180z`,
      `M${x + 160} ${y + 180}h-160a160 180 0 0 1 160-180z`,
      `M${x} ${y + 180}v-180a160 180 0 0 1 160 180z`,
    ][turn];
    return `<path d="${corner}" ${fill}/>`;
  }).join('');
}

/** Cells with nuclei; one is coloured. */
function cells(random: Random, { light, accent }: CoverPalette): string {
  const shapes = times(9, (index) => {
    const x = (index % 5) * 215 + between(random, 0, 90);
    const y = index < 5 ? between(random, 20, 170) : between(random, 370, 520);
    const r = between(random, 62, 104);
    const core = index === 6 ? `fill="${accent}" opacity=".9"` : `fill="${light}" opacity=".22"`;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".12"/><circle cx="${x + between(random, -18, 18)}" cy="${y + between(random, -18, 18)}" r="${Math.round(r * 0.34)}" ${core}/>`;
  });
  return shapes.join('');
}

/** Lines of a monitor, one of them coloured. */
function pulses(random: Random, { light, accent }: CoverPalette): string {
  const lines = times(5, (index) => {
    const y = 70 + index * 105;
    const beats = times(3, (beat) => {
      const x = 60 + beat * 310 + between(random, 0, 130);
      const height = between(random, 44, 92);
      return `L${x} ${y}l22-18 22 18h14l16 22 24-${22 + height} 24 ${height * 2} 18-${height}h20`;
    }).join('');
    const colour = index === 3 ? `stroke="${accent}" opacity=".9"` : `stroke="${light}" opacity=".22"`;
    return `<path d="M0 ${y}${beats}H960" ${colour}/>`;
  }).join('');
  return `<g fill="none" stroke-width="9" stroke-linejoin="round">${lines}</g>`;
}
