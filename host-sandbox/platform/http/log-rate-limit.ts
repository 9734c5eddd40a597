/**
 * Limits log lines that anybody can cause.
 * @param clock the platform's
 * @param linesPerMinute of all callers together
 * @returns whether another line may be written
 */
export function createLogRateLimit(clock: () => Date, linesPerMinute: number): () => boolean {
  let [minute, lines] = [0, 0];
  return () => {
    const current = Math.floor(clock().getTime() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    return lines <= linesPerMinute;
  };
}
