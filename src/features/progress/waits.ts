/** Milliseconds between two reports while something is new. */
export const heartbeatMs = 10_000;
/** No wait is longer. */
export const maxDelayMs = 5 * 60_000;

/** The wait doubles with each failure in a row. */
export function backoffMs(count: number): number {
  return Math.min(maxDelayMs, heartbeatMs * 2 ** count);
}

/**
 * The wait of one whom the platform turned away, since too many came at once: not shorter than it asks for, and up to
 * twice as long, or all of them would come back at once.
 * @param seconds what it asks for; `null` where it does not say
 */
export function busyDelayMs(seconds: number | null): number {
  const asked = seconds === null ? heartbeatMs : seconds * 1000;
  return Math.min(maxDelayMs, asked) * (1 + Math.random());
}
