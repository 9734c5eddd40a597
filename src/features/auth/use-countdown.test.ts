import { secondsLeft } from './use-countdown';

describe('the countdown before the next code', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 61_000, 0],
    [0, 5000, 0],
  ])('that ends at %d has at %d still %d seconds to go', (end, now, left) => {
    expect(secondsLeft(end, now)).toBe(left);
  });

  it('is over when its end is further away than it lasts, because the clock was set back', () => {
    expect(secondsLeft(5 * 60 * 60 * 1000, 0, 60)).toBe(0);
    expect(secondsLeft(60_000, 0, 60)).toBe(60);
  });

  it('is over when its end is more than a day away, because the clock was set back', () => {
    expect(secondsLeft(2 * 24 * 60 * 60 * 1000, 0)).toBe(0);
  });
});
