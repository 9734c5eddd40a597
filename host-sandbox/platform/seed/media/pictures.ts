import { entryCovers } from '../entry-covers';
import { drawCover } from './covers';
import { motifs, type Motif } from './motifs';

/** Generators of all sample pictures by name. */
export const pictures: Readonly<Record<string, () => string>> = {
  ...entryCovers(),
  ...Object.fromEntries(motifPictures()),
  ...Object.fromEntries(banners()),
  ...Object.fromEntries([1, 2, 3].map((index) => [`avatar-${index}`, () => drawAvatar(index)])),
};

/** A picture of each motif, for texts and galleries. */
function motifPictures(): [string, () => string][] {
  return (Object.keys(motifs) as Motif[]).map((motif, index) => [
    motif,
    () => drawCover(index, motif, motif),
  ]);
}

/** Pictures of the carousel; their drawings survive a crop to 2.8:1. */
function banners(): [string, () => string][] {
  const drawings: readonly Motif[] = ['network', 'theatre', 'hospital', 'hands', 'medal'];
  return drawings.map((motif, index) => {
    const name = `banner-${index + 1}`;
    return [name, () => drawCover(index, name, motif, 0.8)];
  });
}

function drawAvatar(index: number): string {
  const [deep, light] = avatarColours[index % avatarColours.length] ?? avatarColours[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><rect width="160" height="160" fill="${deep}"/><circle cx="80" cy="64" r="30" fill="${light}"/><path d="M24 160c4-40 28-56 56-56s52 16 56 56z" fill="${light}"/></svg>`;
}

/** Ground and figure. */
const avatarColours = [
  ['#274878', '#e5ecf9'],
  ['#134b7e', '#e1eefb'],
  ['#0f5e5a', '#dcf3ee'],
] as const;
