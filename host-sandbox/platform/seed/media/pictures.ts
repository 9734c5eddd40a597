import { motifs, type Motif } from './motifs';

/** Generators of all sample pictures by name. */
export const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(covers()),
  ...Object.fromEntries(banners()),
  ...Object.fromEntries([1, 2, 3].map((index) => [`avatar-${index}`, () => drawAvatar(index)])),
};

/** A cover for each motif, 960 by 540. */
function covers(): [string, () => string][] {
  return (Object.keys(motifs) as Motif[]).map((motif, index) => [
    motif,
    () =>
      drawScene({ width: 960, height: 540, palette: index, motifs: [{ motif, x: 480, y: 270, size: 300 }] }),
  ]);
}

/** Carousel pictures, 1600 by 500: drawings in the middle, which survive a crop to 2:1. */
function banners(): [string, () => string][] {
  const pairs: [Motif, Motif][] = [
    ['hospital', 'network'],
    ['lecture', 'document'],
    ['theatre', 'liver'],
    ['hands', 'heart'],
    ['document', 'kidney'],
  ];
  return pairs.map(([first, second], index) => [
    `banner-${index + 1}`,
    () =>
      drawScene({
        width: 1600,
        height: 500,
        palette: index,
        motifs: [
          { motif: first, x: 660, y: 250, size: 300 },
          { motif: second, x: 1000, y: 250, size: 220 },
        ],
      }),
  ]);
}

function drawAvatar(index: number): string {
  const [deep, light] = palettes[index % palettes.length] ?? palettes[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${deep}"/><circle cx="80" cy="64" r="30" fill="${light}"/><path d="M24 160c4-40 28-56 56-56s52 16 56 56z" fill="${light}"/></svg>`;
}

/** Dark, light and middle tone of each background. */
export const palettes = [
  ['#0b5c75', '#dff3f5', '#1389a1'],
  ['#134b7e', '#e1eefb', '#2f7fc0'],
  ['#0f5e5a', '#dcf3ee', '#2a9486'],
  ['#274878', '#e5ecf9', '#5379b8'],
  ['#155a6b', '#e0f1ee', '#3aa39b'],
] as const;

interface Scene {
  readonly width: number;
  readonly height: number;
  /** Palette index, modulo the number of palettes. */
  readonly palette: number;
  /** Drawings by centre and side length, in pixels. */
  readonly motifs: readonly { motif: Motif; x: number; y: number; size: number }[];
}

/** An abstract background of circles and waves with line drawings; without text, so it suits every language. */
export function drawScene({ width, height, palette, motifs: drawings }: Scene): string {
  const [deep, light, middle] = palettes[palette % palettes.length] ?? palettes[0];
  const drawn = drawings.map(({ motif, x, y, size }) => drawMotif(motif, x, y, size, light)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${circles(width, height, palette, light)}${waves(width, height, palette, light)}${drawn}</svg>`;
}

function drawMotif(motif: Motif, x: number, y: number, size: number, stroke: string): string {
  const scale = size / 200;
  const halo = `<circle cx="${x}" cy="${y}" r="${Math.round(size * 0.68)}" fill="${stroke}" opacity=".1"/>`;
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return `${halo}<g transform="${transform}" fill="none" stroke="${stroke}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>`;
}

function circles(width: number, height: number, variant: number, fill: string): string {
  return Array.from({ length: 7 }, (_, index) => {
    const step = index + variant * 3 + 1;
    const x = Math.round(((step * 0.37) % 1) * width);
    const y = Math.round(((step * 0.61) % 1) * height);
    const radius = Math.round(height * (0.05 + ((step * 7) % 5) * 0.04));
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity=".07"/>`;
  }).join('');
}

function waves(width: number, height: number, variant: number, fill: string): string {
  return [0.72, 0.82, 0.91]
    .map((level, index) => {
      const y = Math.round(height * level);
      const swing = 24 + ((variant + index) % 3) * 12;
      const half = width / 2;
      const curve = `M0 ${y}C${half / 2} ${y - swing} ${half / 2} ${y + swing} ${half} ${y}S${half * 1.5} ${y - swing} ${width} ${y}V${height}H0z`;
      return `<path d="${curve}" fill="${fill}" opacity=".08"/>`;
    })
    .join('');
}
