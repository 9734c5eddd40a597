/** Why a file is rejected; the keys of its messages. */
export type ImageProblem = 'notAnImage' | 'fileTooLarge' | 'tooManyPixels' | 'brokenImage';

/** Largest accepted file in bytes; phone cameras stay well below. */
const maxFileBytes = 20 * 1024 * 1024;
/** Maximum number of decoded pixels: they take 200 MB of memory for a short time. */
const maxPixels = 50_000_000;

/** The decoded image is scaled down to the size that an avatar needs at maximum zoom. */
const maxShortSide = 1600;
const maxArea = 8_000_000;

/**
 * Decodes a chosen file for cropping: orientation applied, scaled down, without upload.
 * @returns a canvas with the image, or why the file is rejected
 */
export async function decodeImage(file: File): Promise<HTMLCanvasElement | ImageProblem> {
  if (file.size > maxFileBytes) return 'fileTooLarge';
  try {
    // rejects where the file has gone, such as one of a removed stick
    const size = readImageSize(new Uint8Array(await file.arrayBuffer()));
    if (size === null) return 'notAnImage';
    if (size.width * size.height > maxPixels) return 'tooManyPixels';
    return drawScaled(await decode(file));
  } catch {
    return 'brokenImage';
  }
}

/**
 * Decodes off the main thread, with the EXIF orientation applied. Safari before 15 lacks `createImageBitmap`; its image
 * element also accepts a truncated file.
 */
async function decode(file: File): Promise<ImageBitmap | HTMLImageElement> {
  if ('createImageBitmap' in window) return createImageBitmap(file);
  const url = URL.createObjectURL(file);
  try {
    const element = new Image();
    element.src = url;
    await element.decode();
    return element;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawScaled(image: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
  const scale = downscaleFactor(image);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if ('close' in image) image.close();
  return canvas;
}

/** The factor by which an image is scaled before cropping; 1 if it is small enough. */
export function downscaleFactor({ width, height }: ImageSize): number {
  return Math.min(1, maxShortSide / Math.min(width, height), Math.sqrt(maxArea / (width * height)));
}

/** Width and height in pixels, in a file header before the EXIF orientation is applied. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads an image's size from its header without decoding it, because a small file may need more memory than there is
 * when decoded. The file name is ignored.
 * @returns null for anything but a PNG, JPEG or WebP
 */
export function readImageSize(bytes: Uint8Array<ArrayBuffer>): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? webpSize(view) ?? jpegSize(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // truncated header
    throw error;
  }
}

function pngSize(view: DataView): ImageSize | null {
  const isPng = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  return isPng && textAt(view, 12) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;
}

/** WebP has three formats, each with the size in another position. */
function webpSize(view: DataView): ImageSize | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  const form = textAt(view, 12);
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const threeBytes = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16) + 1;
  return form === 'VP8X' ? { width: threeBytes(24), height: threeBytes(27) } : null;
}

/** Walks the segments of a JPEG to its frame header, past metadata of the camera. */
function jpegSize(view: DataView): ImageSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let offset = 2; view.getUint8(offset) === 0xff;) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1; // padding
      continue;
    }
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    if (marker === 0xda) return null; // pixels without a frame header
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** SOF0 to SOF15 without the three that are tables (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
