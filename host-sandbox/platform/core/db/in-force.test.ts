import { isInForce } from './in-force';

const now = new Date('2026-03-01T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  [-1, 60, false],
  [0, 60, false],
  [1, 60, true],
  [60, 60, true],
  // the clock of another process
  [60 + 299, 60, true],
  [60 + 301, 60, false],
  [17_521 * 3600, 1800, false],
  [12 * 3600, 12 * 3600, true],
  [24 * 3600, 12 * 3600, false],
])('an end in %d seconds of a window of %d seconds is in force: %s', (end, seconds, expected) => {
  expect(isInForce(after(end), now, seconds)).toBe(expected);
});
