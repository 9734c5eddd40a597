/**
 * Limits log lines that anybody can cause. A network may cause a thirtieth of them, its neighbours a tenth together, and
 * the block of their provider a third, so that no stranger hides the lines of others.
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
    const blocks = [network, blockOf(network, 3), blockOf(network, 2)];
    const counts = blocks.map((block) => shares.get(block) ?? 0);
    if (
      lines >= linesPerMinute ||
      counts.some((count, index) => count >= linesPerMinute / (parts[index] ?? 1))
    )
      return false;
    lines += 1;
    for (const [index, block] of blocks.entries()) shares.set(block, (counts[index] ?? 0) + 1);
    return true;
  };
}

/** The share of all lines that a network, its neighbours and the block of its provider may cause. */
const parts = [30, 10, 3] as const;

/** The /24 or /16 of an IPv4 address, the /48 or /32 of an IPv6 network. */
function blockOf(network: string, groups: number): string {
  const separator = network.includes('.') ? '.' : ':';
  return `${network.split(separator).slice(0, groups).join(separator)}${separator}*`;
}
