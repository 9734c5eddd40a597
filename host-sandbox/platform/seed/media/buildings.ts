import { between, type CoverPalette } from './backdrops';

type Random = () => number;

/** The line on which a building stands. */
const ground = 452;

/** A hospital in its landscape: a tower with a cross between two wings, trees beside it. */
export function drawBuilding(number: number, random: Random, palette: CoverPalette): string {
  const { deep, light, accent } = palette;
  const x = between(random, 130, 830);
  const sun = `<circle cx="${x}" cy="${between(random, 80, 150)}" r="${between(random, 40, 62)}" fill="${accent}" opacity=".9"/>`;
  const landscape = landscapes[between(random, 0, landscapes.length - 1)]?.(random, light) ?? '';
  const lawn = `<path d="M0 ${ground}H960V540H0z" fill="${deep}"/><path d="M0 ${ground + 34}h960" stroke="${light}" stroke-width="4" stroke-dasharray="46 34" opacity=".35"/>`;
  return `${sun}${landscape}${lawn}${trees(random, deep)}${hospital(number, random, palette)}`;
}

/** What is behind the building. */
const landscapes: readonly ((random: Random, light: string) => string)[] = [
  (random, light) => {
    const blocks = Array.from({ length: 13 }, (_, index) => {
      const height = between(random, 60, 220);
      return `M${index * 76} ${ground}v-${height}h${between(random, 44, 70)}v${height}z`;
    });
    return `<path d="${blocks.join('')}" fill="${light}" opacity=".13"/>`;
  },
  (random, light) => {
    const peaks = [0, 1, 2].map((index) => {
      const [x, half, height] = [
        index * 330 + between(random, 40, 240),
        between(random, 210, 290),
        between(random, 210, 320),
      ];
      return `<path d="M${x - half} ${ground}L${x} ${ground - height}l${half} ${height}z" opacity=".14"/><path d="M${x} ${ground - height}l${-half * 0.24} ${height * 0.24}l${half * 0.14}-14 ${half * 0.1} 14 ${half * 0.1}-14 ${half * 0.14} 14z" opacity=".5"/>`;
    });
    return `<g fill="${light}">${peaks.join('')}</g>`;
  },
  (random, light) => {
    const ranges = [0, 1, 2].map((index) => {
      const y = 280 + index * 60;
      const [first, second] = [between(random, 60, 130), between(random, 60, 130)];
      return `<path d="M0 ${y}C160 ${y - first} 320 ${y + second} 480 ${y}S800 ${y - second} 960 ${y - 20}V540H0z"/>`;
    });
    return `<g fill="${light}" opacity=".13">${ranges.join('')}</g>`;
  },
  (random, light) => {
    const waves = [0, 1, 2, 3].map((index) => {
      const y = 322 + index * 32;
      return `M${-between(random, 0, 110)} ${y}${'q30-22 60 0t60 0'.repeat(10)}`;
    });
    return `<path d="${waves.join('')}" fill="none" stroke="${light}" stroke-width="8" opacity=".28"/>`;
  },
];

/** Round trees at both sides. */
function trees(random: Random, deep: string): string {
  return [60, 150, 800, 890]
    .map((near) => {
      const [x, size] = [near + between(random, -34, 34), between(random, 30, 54)];
      return `<path d="M${x} ${ground}v-${size * 2}" stroke="${deep}" stroke-width="9"/><circle cx="${x}" cy="${ground - size * 2}" r="${size}" fill="${deep}" opacity=".85"/>`;
    })
    .join('');
}

/** Tower, wings and their windows. */
function hospital(number: number, random: Random, { deep, middle, light, accent }: CoverPalette): string {
  const [width, height] = [between(random, 170, 250), between(random, 268, 330)];
  const [left, right] = [480 - width / 2, 480 + width / 2];
  const wings = [
    { x: left, side: -1 },
    { x: right, side: 1 },
  ].map(({ x, side }) => {
    const [wide, high] = [between(random, 110, 190), between(random, 120, 220)];
    return block(side < 0 ? x - wide : x, wide, high, 0.78);
  });
  const roof = roofs[number % roofs.length]?.(left, width, ground - height + 2) ?? '';
  const y = ground - height + 74;
  const sign = `<circle cx="480" cy="${y}" r="42" fill="${deep}"/><path d="M480 ${y - 24}v48m-24-24h48" stroke="${accent}" stroke-width="15"/>`;
  const door = `<path d="M448 ${ground}v-58h64v58z" fill="${deep}"/><path d="M430 ${ground - 64}h100" stroke="${accent}" stroke-width="13"/>`;
  return `${windows(number, random, middle)}${wings.join('')}<g fill="${light}">${roof}</g>${block(left, width, height, 1, 136)}${sign}${door}`;

  /** A part of the building whose windows begin below its roof. */
  function block(x: number, wide: number, high: number, opacity: number, below = 22): string {
    const top = ground - high;
    return `<path d="M${x} ${ground}V${top}h${wide}V${ground}z" fill="${light}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/><path d="M${x + 16} ${ground - 78}V${top + below}h${wide - 32}V${ground - 78}z" fill="url(#w)"/>`;
  }
}

/** Roofs of the tower, above its upper edge. */
const roofs: readonly ((x: number, width: number, y: number) => string)[] = [
  (x, width, y) => `<path d="M${x - 14} ${y}v-20h${width + 28}v20z"/>`,
  (x, width, y) => `<path d="M${x} ${y}q${width / 2}-74 ${width} 0z"/>`,
  (x, width, y) => `<path d="M${x + width * 0.2} ${y}v-38h${width * 0.6}v38z"/>`,
  (x, width, y) => `<path d="M${x - 10} ${y}L${x + width / 2} ${y - 58}l${width / 2 + 10} 58z"/>`,
  (x, width, y) => `<path d="M${x} ${y}v-44l${width} 44z"/>`,
];

/** Windows as panes, ribbons or fins. */
function windows(number: number, random: Random, fill: string): string {
  const [wide, high] = [between(random, 30, 42), between(random, 38, 48)];
  const pane = [
    `M6 8h${wide - 12}v${high - 18}H6z`,
    `M0 8h${wide}v${high - 24}H0z`,
    `M8 0h${wide - 18}v${high}H8z`,
  ][number % 3];
  return `<pattern id="w" width="${wide}" height="${high}" patternUnits="userSpaceOnUse"><path d="${pane}" fill="${fill}"/></pattern>`;
}
