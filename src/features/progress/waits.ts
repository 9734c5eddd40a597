/** Milliseconds between two reports while something is new. */
export const beatEvery = 10_000;
/** No wait is longer. */
export const longestWait = 5 * 60_000;

/** The wait doubles with each failure in a row. */
export function waitAfterFailures(count: number): number {
  return Math.min(longestWait, beatEvery * 2 ** count);
}

/**
 * The wait of one whom the platform turned away, since too many came at once: not shorter than it asks for, and up to
 * twice as long, or all of them would come back at once.
 * @param seconds what it asks for; `null` where it does not say
 */
export function waitWhileBusy(seconds: number | null): number {
  const asked = seconds === null ? beatEvery : seconds * 1000;
  return Math.min(longestWait, asked) * (1 + Math.random());
}
