import { readImageSize, type ImageSize } from './image-size';

/** Why a file cannot become an avatar. */
export type ImageProblem = 'notPicture' | 'tooLong' | 'tooManyPixels' | 'broken';

/** Files that are taken, in bytes: what a telephone's camera makes, and some more. */
export const maxFileBytes = 20 * 1024 * 1024;
/** Pixels that are unpacked: 200 MB for a moment, which every PC of today has. */
export const maxPixels = 50_000_000;

/** A picture to cut from is kept no larger than the longest side of an avatar needs at the closest zoom. */
const maxShortSide = 1600;
const maxArea = 8_000_000;

/**
 * Opens a chosen file as a picture to cut from, turned the way its camera was held and scaled to a handy size.
 * Nothing of it leaves the browser.
 * @returns the picture, or what is wrong with the file
 */
export async function decodeImage(file: File): Promise<HTMLCanvasElement | ImageProblem> {
  if (file.size > maxFileBytes) return 'tooLong';
  const size = readImageSize(new Uint8Array(await file.arrayBuffer()));
  if (size === null) return 'notPicture';
  if (size.width * size.height > maxPixels) return 'tooManyPixels';
  try {
    return drawScaled(await decode(file));
  } catch {
    return 'broken';
  }
}

/**
 * Unpacks beside the page's own work, the way the camera was held. Safari before 15 has only the image element for it,
 * which also shows half of a broken file.
 */
async function decode(file: File): Promise<ImageBitmap | HTMLImageElement> {
  if ('createImageBitmap' in window) return createImageBitmap(file);
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawScaled(picture: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
  const scale = downscaleFactor(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if ('close' in picture) picture.close();
  return canvas;
}

/** The factor that makes a picture handy; 1 for one that is small enough. */
export function downscaleFactor({ width, height }: ImageSize): number {
  return Math.min(1, maxShortSide / Math.min(width, height), Math.sqrt(maxArea / (width * height)));
}
