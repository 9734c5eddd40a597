import fc from 'fast-check';
import { maxZoom, moveCrop, initialCrop, zoomCrop, zoomLevel } from './crop-avatar';

const wide = { width: 900, height: 600 };

describe('the avatar crop', () => {
  it('starts as the largest square, centred', () => {
    expect(initialCrop(wide)).toEqual({ x: 450, y: 300, side: 600 });
  });

  it('does not move beyond the edges of the image', () => {
    expect(moveCrop(initialCrop(wide), 40, 40, wide)).toEqual({ x: 490, y: 300, side: 600 });
    expect(moveCrop(initialCrop(wide), -9999, 0, wide)).toEqual({ x: 300, y: 300, side: 600 });
  });

  it.each([
    [2, 300],
    [maxZoom, 150],
    [99, 150],
    [1, 600],
    [0, 600],
  ])('is, at zoom %d, %d pixels wide', (zoom, side) => {
    expect(zoomCrop(initialCrop(wide), zoom, wide)).toEqual({ x: 450, y: 300, side });
  });

  it('stays inside the image when it grows at an edge', () => {
    const corner = moveCrop(zoomCrop(initialCrop(wide), 4, wide), 9999, 9999, wide);
    expect(zoomCrop(corner, 1, wide)).toEqual({ x: 600, y: 300, side: 600 });
  });

  it('stays inside the image after any moves and zooms', () => {
    const pixels = fc.integer({ min: 1, max: 9000 });
    const acts = fc.array(
      fc.tuple(fc.boolean(), fc.double({ min: -99, max: 99, noNaN: true }), fc.nat(9999)),
    );
    const check = fc.property(pixels, pixels, acts, (width, height, list) => {
      const image = { width, height };
      let crop = initialCrop(image);
      for (const [moves, some, much] of list)
        crop = moves ? moveCrop(crop, some * 9, much - 5000, image) : zoomCrop(crop, some, image);
      const { x, y, side } = crop;
      const tolerance = 1e-6;
      expect(Math.min(x, y) - side / 2).toBeGreaterThanOrEqual(-tolerance);
      expect(Math.max(x + side / 2 - width, y + side / 2 - height)).toBeLessThanOrEqual(tolerance);
      expect(zoomLevel(crop, image)).toBeLessThanOrEqual(maxZoom + tolerance);
      expect(zoomLevel(crop, image)).toBeGreaterThanOrEqual(1 - tolerance);
    });
    fc.assert(check);
  });
});
