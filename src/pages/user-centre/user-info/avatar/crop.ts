import type { PictureSize } from './picture-head';

/** The square that is cut out: its centre and side in pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** How much closer than the whole one can come. */
export const closestZoom = 4;

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** How close a crop is: 1 for the largest square. */
export function zoomOf({ side }: Crop, { width, height }: PictureSize): number {
  return Math.min(width, height) / side;
}

/** The crop moved by pixels of the picture, as far as the picture goes. */
export function moved({ x, y, side }: Crop, right: number, down: number, picture: PictureSize): Crop {
  return inside({ x: x + right, y: y + down, side }, picture);
}

/** The crop at another closeness, 1 to `closestZoom`, about the same centre as far as the picture goes. */
export function zoomed({ x, y }: Crop, zoom: number, picture: PictureSize): Crop {
  const within = Math.min(closestZoom, Math.max(1, zoom));
  return inside({ x, y, side: Math.min(picture.width, picture.height) / within }, picture);
}

function inside({ x, y, side }: Crop, { width, height }: PictureSize): Crop {
  return { x: between(side / 2, x, width - side / 2), y: between(side / 2, y, height - side / 2), side };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
