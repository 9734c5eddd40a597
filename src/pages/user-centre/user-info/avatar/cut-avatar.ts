import { limits } from '@/contracts/limits';
import type { Crop } from './crop-avatar';

/** From the best downwards, until the file is short enough. */
const qualities = [0.92, 0.82, 0.7, 0.55, 0.4];

/**
 * Cuts the square out as a JPEG within the limits of an avatar: no larger than `limits.avatarSide`, no longer than
 * `limits.avatarBytes`.
 * @returns the file as base64
 */
export async function cropAvatar(picture: HTMLCanvasElement, crop: Crop): Promise<string> {
  for (let side = Math.min(limits.avatarSide, Math.round(crop.side)); ; side = Math.ceil(side / 2)) {
    const square = document.createElement('canvas');
    square.width = square.height = Math.max(1, side);
    drawCrop(square, picture, crop);
    for (const quality of qualities) {
      const file = await toJpeg(square, quality);
      if (file.size <= limits.avatarBytes) return toBase64(file);
    }
  }
}

/** Fills a square canvas with what the crop shows; what is transparent becomes white, since a JPEG knows no other. */
export function drawCrop(target: HTMLCanvasElement, picture: HTMLCanvasElement, { x, y, side }: Crop): void {
  const context = target.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, target.width, target.height);
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

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
