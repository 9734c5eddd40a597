import { backdrops, cover, type CoverPalette } from './backdrops';
import { drawBuilding } from './buildings';
import { motifs, type Motif } from './motifs';
import { randomOf } from './random';

/**
 * The identity's blues and greens. Their number, and those of grounds and frames, have no common divisor, so that every
 * combination occurs.
 */
const palettes: readonly CoverPalette[] = [
  { deep: '#0b2f5c', middle: '#2468b0', light: '#dcebfb', accent: '#f2b441' },
  { deep: '#07484f', middle: '#1b8f93', light: '#d8f3f0', accent: '#ffd27a' },
  { deep: '#232f73', middle: '#5170c8', light: '#e4e9fb', accent: '#f7b96b' },
  { deep: '#0f4a3a', middle: '#32946f', light: '#def4e6', accent: '#f6c667' },
  { deep: '#0a4a6e', middle: '#1c93bd', light: '#dbf1fa', accent: '#ffcf70' },
  { deep: '#26384f', middle: '#557696', light: '#e6eef5', accent: '#8fdcd2' },
  { deep: '#0a544d', middle: '#3aa58c', light: '#dff6ee', accent: '#bfe3ff' },
  { deep: '#103b66', middle: '#45a3ad', light: '#e2f3f6', accent: '#f9d48a' },
];

/** Ways to set the motif apart from the ground. */
const frames: readonly ((motif: string, palette: CoverPalette) => string)[] = [
  (motif, { deep, light }) => `<circle cx="480" cy="270" r="180" fill="${light}"/>${line(motif, deep)}`,
  (motif, { light, deep, accent }) =>
    `<circle cx="480" cy="270" r="206" fill="${light}" opacity=".16"/><circle cx="480" cy="270" r="174" fill="${deep}"/>${line(motif, accent)}`,
  (motif, { deep, light }) =>
    `<rect x="316" y="106" width="328" height="328" rx="56" fill="${light}"/>${line(motif, deep)}`,
  (motif, { deep, light, accent }) =>
    `<circle cx="480" cy="270" r="175" fill="${deep}" stroke="${accent}" stroke-width="10"/>${line(motif, light)}`,
  (motif, { deep, light }) =>
    `<path d="M480 84l161 93v186l-161 93-161-93V177z" fill="${light}" stroke="${light}" stroke-width="18" stroke-linejoin="round"/>${line(motif, deep)}`,
];

/**
 * The cover of an entry: its motif on a ground of its own. Palette, ground and frame follow from the number, and are the
 * same again after 280 numbers; the shapes of the ground follow from the title.
 * @param scale of frame and motif; smaller ones survive a flatter crop
 */
export function drawCover(number: number, title: string, motif: Motif, scale = 1): string {
  const palette = at(palettes, number);
  const ground = at(backdrops, number)(randomOf(title), palette);
  const framed = at(frames, number)(motifs[motif], palette);
  const [x, y] = [(cover.width / 2) * (1 - scale), (cover.height / 2) * (1 - scale)];
  const middle = scale === 1 ? framed : `<g transform="translate(${x} ${y}) scale(${scale})">${framed}</g>`;
  return picture(palette, ground + middle);
}

/** The cover of a hospital: a building of its own in its landscape. */
export function drawHospital(number: number, name: string): string {
  const palette = at(palettes, number);
  return picture(palette, drawBuilding(number, randomOf(name), palette));
}

/** Shapes on the ground of a palette. */
function picture({ deep, middle }: CoverPalette, shapes: string): string {
  const { width, height } = cover;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs><path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>${shapes}</svg>`;
}

/** The motif in the middle. */
function line(motif: string, stroke: string): string {
  return `<g transform="translate(356 146) scale(1.24)" fill="none" stroke="${stroke}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${motif}</g>`;
}

function at<T>(list: readonly [T, ...T[]] | readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}
