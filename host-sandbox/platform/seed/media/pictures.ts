import { drawScene, palettes } from './scene';
import { motifs, type Motif } from './motifs';

/** Every picture of the sample content by its name, each made when it is needed. */
export const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(covers()),
  ...Object.fromEntries(banners()),
  ...Object.fromEntries([1, 2, 3].map((place) => [`avatar-${place}`, () => drawAvatar(place)])),
};

/** A cover for each motif, named after it: 960 by 540. */
function covers(): [string, () => string][] {
  return (Object.keys(motifs) as Motif[]).map((motif, place) => [
    motif,
    () =>
      drawScene({ width: 960, height: 540, palette: place, motifs: [{ motif, x: 480, y: 270, size: 300 }] }),
  ]);
}

/** Carousel pictures, 1600 by 500: drawings to the right, room for words to the left. */
function banners(): [string, () => string][] {
  const pairs: [Motif, Motif][] = [
    ['hospital', 'network'],
    ['lecture', 'document'],
    ['theatre', 'liver'],
    ['hands', 'heart'],
    ['document', 'kidney'],
  ];
  return pairs.map(([first, second], place) => [
    `banner-${place + 1}`,
    () =>
      drawScene({
        width: 1600,
        height: 500,
        palette: place,
        motifs: [
          { motif: first, x: 1140, y: 260, size: 320 },
          { motif: second, x: 1430, y: 220, size: 180 },
        ],
      }),
  ]);
}

function drawAvatar(place: number): string {
  const [deep, light] = palettes[place % palettes.length] ?? palettes[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${deep}"/><circle cx="80" cy="64" r="30" fill="${light}"/><path d="M24 160c4-40 28-56 56-56s52 16 56 56z" fill="${light}"/></svg>`;
}
