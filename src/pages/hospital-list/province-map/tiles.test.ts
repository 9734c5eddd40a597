import { shadeFor, nextTile, tiles, type Tile } from './tiles';

const tileOf = (name: string): Tile => {
  const found = tiles.find(({ shortName }) => shortName.defaultMessage === name);
  if (!found) throw new Error(`no tile is called ${name}`);
  return found;
};
/** The tile reached from a province by arrow keys. */
const walk = (from: string, keys: readonly string[], among = tiles) =>
  keys.reduce((tile, key) => nextTile(tile, `Arrow${key}`, among) ?? tile, tileOf(from)).shortName
    .defaultMessage;

describe('the tile map', () => {
  it('gives each of the 34 provinces its own cell', () => {
    expect(tiles).toHaveLength(34);
    expect(new Set(tiles.map(({ code }) => code)).size).toBe(34);
    expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(34);
  });

  it.each([
    ['黑', '琼'],
    ['晋', '豫'],
    ['京', '粤'],
    ['苏', '浙'],
  ])('has %s north of %s', (north, south) => {
    expect(tileOf(north).row).toBeLessThan(tileOf(south).row);
  });

  it.each([
    ['新', '甘'],
    ['藏', '川'],
    ['川', '渝'],
    ['渝', '鄂'],
    ['桂', '粤'],
    ['闽', '台'],
    ['澳', '港'],
  ])('has %s west of %s', (west, east) => {
    expect(tileOf(west).column).toBeLessThan(tileOf(east).column);
  });

  it('shades a tile by its share of the largest count, and every tile with a hospital', () => {
    expect([0, 1, 2, 3, 4].map((count) => shadeFor(count, 4))).toEqual([0, 1, 2, 3, 4]);
    expect([1, 99, 100].map((count) => shadeFor(count, 100))).toEqual([1, 4, 4]);
    expect(shadeFor(0, 0)).toBe(0);
  });

  it('moves with the arrow keys, across gaps, and stops at the edge', () => {
    expect(walk('粤', ['Up', 'Right', 'Up', 'Left'])).toBe('鄂');
    expect(walk('新', ['Right'])).toBe('宁');
    expect(walk('黑', ['Up', 'Right'])).toBe('黑');
    const some = ['黑', '京', '粤'].map(tileOf);
    expect(walk('粤', ['Up'], some)).toBe('京');
    expect(nextTile(tileOf('粤'), 'Enter', tiles)).toBeUndefined();
  });
});
