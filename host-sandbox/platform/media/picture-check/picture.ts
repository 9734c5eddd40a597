import { cleanJpeg } from './jpeg';
import { cleanPng } from './png';
import { cleanWebp } from './webp';

/** What is kept of a picture: its image and nothing besides. */
export interface CleanPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export interface Picture extends CleanPicture {
  /** The true type, as a file's ending. */
  readonly type: 'png' | 'jpg' | 'webp';
}

/**
 * Reads a picture by its content, whatever it was called, and puts it together anew from the parts that make the
 * image: places where it was taken, comments, and anything hidden before, between or after them are left out.
 * @param longestSide in pixels
 * @returns `null` for anything that is not wholly one picture of a known kind
 */
export function checkPicture(bytes: Buffer, longestSide: number): Picture | null {
  for (const [type, clean] of kinds) {
    const picture = clean(bytes, longestSide);
    if (picture && fits(picture, longestSide)) return { type, ...picture };
  }
  return null;
}

type Clean = (bytes: Buffer, longestSide: number) => CleanPicture | null;
const kinds: [Picture['type'], Clean][] = [
  ['png', cleanPng],
  ['jpg', cleanJpeg],
  ['webp', cleanWebp],
];

function fits({ width, height }: CleanPicture, longestSide: number): boolean {
  return width > 0 && height > 0 && width <= longestSide && height <= longestSide;
}
