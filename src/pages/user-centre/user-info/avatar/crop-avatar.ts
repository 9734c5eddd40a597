import { limits } from '@/contracts/limits';
import { toBase64 } from '@/shared/lib/to-base64';
import type { ImageSize } from './decode-image';

/** The square to crop: centre and side in pixels of the image. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

export const maxZoom = 4;

/** The largest square, centred. */
export function initialCrop({ width, height }: ImageSize): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** The zoom of a crop: 1 for the largest square, up to `maxZoom`. */
export function zoomLevel({ side }: Crop, { width, height }: ImageSize): number {
  return Math.min(width, height) / side;
}

/** Moves the crop by pixels of the image, not beyond its edges. */
export function moveCrop({ x, y, side }: Crop, right: number, down: number, image: ImageSize): Crop {
  return keepInside({ x: x + right, y: y + down, side }, image);
}

/** Zooms about the centre of the crop, which moves if the square would leave the image. */
export function zoomCrop({ x, y }: Crop, zoom: number, image: ImageSize): Crop {
  const allowed = clamp(1, zoom, maxZoom);
  return keepInside({ x, y, side: Math.min(image.width, image.height) / allowed }, image);
}

function keepInside({ x, y, side }: Crop, { width, height }: ImageSize): Crop {
  return { x: clamp(side / 2, x, width - side / 2), y: clamp(side / 2, y, height - side / 2), side };
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** JPEG qualities, tried until the file is small enough. */
const qualities = [0.92, 0.82, 0.7, 0.55, 0.4];

/**
 * Encodes the crop as a JPEG of at most `limits.avatarSide` pixels and `limits.avatarBytes` bytes.
 * @returns base64
 */
export async function cropAvatar(image: HTMLCanvasElement, crop: Crop): Promise<string> {
  for (let side = Math.min(limits.avatarSide, Math.round(crop.side)); ; side = Math.ceil(side / 2)) {
    const square = document.createElement('canvas');
    square.width = square.height = Math.max(1, side);
    drawCrop(square, image, crop);
    for (const quality of qualities) {
      const file = await toJpeg(square, quality);
      if (file.size <= limits.avatarBytes) return toBase64(file);
    }
  }
}

/** Draws the crop onto a square canvas; transparency becomes white, because JPEG has none. */
export function drawCrop(target: HTMLCanvasElement, image: HTMLCanvasElement, { x, y, side }: Crop): void {
  const context = target.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x - side / 2, y - side / 2, side, side, 0, 0, target.width, target.height);
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => {
        if (file) resolve(file);
        else reject(new Error('no picture'));
      },
      'image/jpeg',
      quality,
    );
  });
}
