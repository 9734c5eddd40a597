import type { Page } from '@playwright/test';

/** A generated image: left half red, right half blue, or random noise. */
export interface ImageOptions {
  width: number;
  height: number;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  noise?: boolean;
}

/** Draws an image and returns its file. */
export async function makeImage(page: Page, painting: ImageOptions): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type, noise }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = '#00f';
    context.fillRect(width / 2, 0, width / 2, height);
    if (noise) {
      const pixels = context.createImageData(width, height);
      const values = new Uint32Array(pixels.data.buffer);
      for (let index = 0; index < values.length; index += 1)
        values[index] = (Math.random() * 0x1000000) | 0xff000000;
      context.putImageData(pixels, 0, 0);
    }
    const url = canvas.toDataURL(type, 0.9);
    return Promise.resolve(url.slice(url.indexOf(',') + 1));
  }, painting);
  return Buffer.from(base64, 'base64');
}

/** Adds the Exif orientation (6) of a camera turned on its side: shown upright, the left edge is on top. */
export function withExifRotation(jpeg: Buffer): Buffer {
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** Size of an image, and red or blue index the middle of its four sides. */
export async function inspectImage(page: Page, file: Buffer) {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const colour = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return {
      width,
      height,
      left: colour(0.1, 0.5),
      right: colour(0.9, 0.5),
      top: colour(0.5, 0.1),
      bottom: colour(0.5, 0.9),
    };
  }, file.toString('base64'));
}
