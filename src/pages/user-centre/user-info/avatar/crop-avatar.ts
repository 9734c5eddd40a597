import type { ImageSize } from './image-size';

/** The square that is cut out: its centre and side in pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** How much closer than the whole one can come. */
export const maxZoom = 4;

/** The largest square, in the middle. */
export function initialCrop({ width, height }: ImageSize): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** How close a crop is: 1 for the largest square. */
export function zoomLevel({ side }: Crop, { width, height }: ImageSize): number {
  return Math.min(width, height) / side;
}

/** The crop moved by pixels of the picture, as far as the picture goes. */
export function moveCrop({ x, y, side }: Crop, right: number, down: number, picture: ImageSize): Crop {
  return keepInside({ x: x + right, y: y + down, side }, picture);
}

/** The crop at another closeness, 1 to `closestZoom`, about the same centre as far as the picture goes. */
export function zoomCrop({ x, y }: Crop, zoom: number, picture: ImageSize): Crop {
  const within = Math.min(maxZoom, Math.max(1, zoom));
  return keepInside({ x, y, side: Math.min(picture.width, picture.height) / within }, picture);
}

function keepInside({ x, y, side }: Crop, { width, height }: ImageSize): Crop {
  return { x: clamp(side / 2, x, width - side / 2), y: clamp(side / 2, y, height - side / 2), side };
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
