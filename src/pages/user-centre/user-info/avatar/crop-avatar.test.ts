import fc from 'fast-check';
import { maxZoom, moveCrop, initialCrop, zoomCrop, zoomLevel } from './crop-avatar';

const wide = { width: 900, height: 600 };

describe('the square cut out of a picture', () => {
  it('begins as the largest there is, in the middle', () => {
    expect(initialCrop(wide)).toEqual({ x: 450, y: 300, side: 600 });
  });

  it('moves no further than the picture goes', () => {
    expect(moveCrop(initialCrop(wide), 40, 40, wide)).toEqual({ x: 490, y: 300, side: 600 });
    expect(moveCrop(initialCrop(wide), -9999, 0, wide)).toEqual({ x: 300, y: 300, side: 600 });
  });

  it.each([
    [2, 300],
    [maxZoom, 150],
    [99, 150],
    [1, 600],
    [0, 600],
  ])('at zoom %d is %d pixels wide', (zoom, side) => {
    expect(zoomCrop(initialCrop(wide), zoom, wide)).toEqual({ x: 450, y: 300, side });
  });

  it('comes back inside when it grows at the edge', () => {
    const corner = moveCrop(zoomCrop(initialCrop(wide), 4, wide), 9999, 9999, wide);
    expect(zoomCrop(corner, 1, wide)).toEqual({ x: 600, y: 300, side: 600 });
  });

  it('stays inside the picture whatever is done to it', () => {
    const pixels = fc.integer({ min: 1, max: 9000 });
    const acts = fc.array(
      fc.tuple(fc.boolean(), fc.double({ min: -99, max: 99, noNaN: true }), fc.nat(9999)),
    );
    const check = fc.property(pixels, pixels, acts, (width, height, list) => {
      const picture = { width, height };
      let crop = initialCrop(picture);
      for (const [moves, some, much] of list)
        crop = moves ? moveCrop(crop, some * 9, much - 5000, picture) : zoomCrop(crop, some, picture);
      const { x, y, side } = crop;
      const hair = 1e-6;
      expect(Math.min(x, y) - side / 2).toBeGreaterThanOrEqual(-hair);
      expect(Math.max(x + side / 2 - width, y + side / 2 - height)).toBeLessThanOrEqual(hair);
      expect(zoomLevel(crop, picture)).toBeLessThanOrEqual(maxZoom + hair);
      expect(zoomLevel(crop, picture)).toBeGreaterThanOrEqual(1 - hair);
    });
    fc.assert(check);
  });
});
