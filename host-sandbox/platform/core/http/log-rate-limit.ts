import { blocksOf } from './client-info';

/**
 * Limits log lines that anybody can cause. A network may cause a thirtieth of those that are left, its neighbours a tenth
 * together, and the block of their provider a third. So a stranger with networks of several providers leaves lines for
 * others, too: each further network gets less.
 * @param clock the platform's
 * @param linesPerMinute of all callers together, which bounds the memory too
 * @returns whether another line may be written for a network, as `ClientInfo` names it
 */
export function createLogRateLimit(clock: () => Date, linesPerMinute: number): (network: string) => boolean {
  let [minute, lines] = [0, 0];
  const shares = new Map<string, number>();
  return (network) => {
    const current = Math.floor(clock().getTime() / 60_000);
    if (current !== minute) {
      [minute, lines] = [current, 0];
      shares.clear();
    }
    const blocks = blocksOf(network);
    const counts = blocks.map((block) => shares.get(block) ?? 0);
    const left = linesPerMinute - lines;
    if (counts.some((count, index) => count >= left / (parts[index] ?? 1))) return false;
    lines += 1;
    for (const [index, block] of blocks.entries()) shares.set(block, (counts[index] ?? 0) + 1);
    return true;
  };
}

/** The share of all lines that a network, its neighbours and the block of its provider may cause. */
const parts = [30, 10, 3] as const;
