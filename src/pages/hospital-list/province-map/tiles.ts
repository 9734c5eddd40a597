import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';

/** Province codes (GB/T 2260) laid out by geography: north is up, west is left. */
const layout = `
  .  .  .  .  .  . 23  .
  .  .  .  .  .  . 22  .
  .  .  . 15 11 12 21  .
 65  . 64 14 13 37  .  .
  . 63 62 61 41 32 31  .
 54  . 51 50 42 34 33  .
  .  . 53 52 43 36 35 71
  .  .  . 45 44  .  .  .
  .  .  . 46 82 81  .  .
`;

export interface Tile {
  /** Code of the dictionary `province`. */
  code: string;
  shortName: Message;
  /** Both from 1. */
  row: number;
  column: number;
}

const shortNames: Readonly<Record<string, Message>> = messages;

/** All provinces, row by row. */
export const tiles: readonly Tile[] = layout
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap(tileAt(row + 1)),
  );

function tileAt(row: number) {
  return (code: string, index: number): Tile[] => {
    const shortName = shortNames[code];
    return shortName ? [{ code, shortName, row, column: index + 1 }] : [];
  };
}

/** The shade of a tile, from 0 (no hospital) to 4 (as many as the province with the most). */
export function shadeFor(count: number, most: number): number {
  return most > 0 ? Math.ceil((4 * count) / most) : 0;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest tile in the direction of an arrow key, preferring the same row or column; undefined at the edge or for other keys. */
export function nextTile(from: Tile, key: string, among: readonly Tile[]): Tile | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [down, right] = step;
  const distance = ({ row, column }: Tile) => (row - from.row) * down + (column - from.column) * right;
  const offset = ({ row, column }: Tile) =>
    Math.abs((row - from.row) * right) + Math.abs((column - from.column) * down);
  return among
    .filter((tile) => distance(tile) > 0 && offset(tile) <= distance(tile))
    .sort((a, b) => distance(a) + 2 * offset(a) - (distance(b) + 2 * offset(b)))[0];
}
