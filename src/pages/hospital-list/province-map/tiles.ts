import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';

/** Codes of GB/T 2260, north above and west on the left, so that each is about where its province is. */
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

/** All provinces, in the order of reading. */
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
  return (code: string, place: number): Tile[] => {
    const shortName = shortNames[code];
    return shortName ? [{ code, shortName, row, column: place + 1 }] : [];
  };
}

/** How dark a tile is, from 0 for no base to 4 for as many as the province with most of them. */
export function shadeFor(count: number, most: number): number {
  return most > 0 ? Math.ceil((4 * count) / most) : 0;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The tile that an arrow key leads to, the nearest on that side and least aside; none at the edge or by another key. */
export function nextTile(from: Tile, key: string, among: readonly Tile[]): Tile | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [down, right] = step;
  const far = ({ row, column }: Tile) => (row - from.row) * down + (column - from.column) * right;
  const aside = ({ row, column }: Tile) =>
    Math.abs((row - from.row) * right) + Math.abs((column - from.column) * down);
  return among
    .filter((tile) => far(tile) > 0 && aside(tile) <= far(tile))
    .sort((one, other) => far(one) + 2 * aside(one) - (far(other) + 2 * aside(other)))[0];
}
