import fc from 'fast-check';
import { createServerClock, readClocks } from './server-clock';
import { formatTimeLeft } from './attempt';

const day = 24 * 3_600_000;
const start = Date.parse('2026-03-01T02:00:00Z');
const deadline = new Date(start + 15 * 60_000).toISOString();

/** A computer whose wall clock is wrong by some milliseconds, and a platform whose clock is right. */
function createWorld(wrongBy: number) {
  const world = { elapsed: 0, slept: 0, setBy: 0 };
  const clocks = {
    wall: () => start + wrongBy + world.setBy + world.elapsed,
    steady: () => 1234.5 + world.elapsed - world.slept,
  };
  return { world, clocks };
}

it('returns the time left by the platform clock, however wrong the computer clock is', () => {
  const times = fc.integer({ min: 0, max: 20 * 60_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -400 * day, max: 400 * day }),
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 0, max: 9000 }),
      times,
      (wrongBy, there, back, later) => {
        const { world, clocks } = createWorld(wrongBy);
        const requestedAt = readClocks(clocks);
        world.elapsed += there;
        const now = new Date(start + world.elapsed).toISOString(); // the platform responds
        world.elapsed += back;
        const clock = createServerClock(now, requestedAt, clocks);
        world.elapsed += later;
        const truth = Math.max(0, Date.parse(deadline) - (start + world.elapsed));
        const shown = clock.msUntil(deadline);
        expect(shown).toBeLessThanOrEqual(truth);
        expect(shown).toBeGreaterThanOrEqual(Math.max(0, truth - there - 1));
        expect(clock.isSuspect()).toBe(false);
      },
    ),
  );
});

it('is suspect after a sleep, and when the clock of the computer was set', () => {
  for (const change of [{ slept: 60_000 }, { setBy: day }, { setBy: -day }]) {
    const { world, clocks } = createWorld(-day);
    const clock = createServerClock(new Date(start).toISOString(), readClocks(clocks), clocks);
    world.elapsed += 70_000;
    expect(clock.isSuspect()).toBe(false);
    Object.assign(world, change);
    expect(clock.isSuspect()).toBe(true);
  }
});

it('formats the time left as a clock does', () => {
  expect([0, 9, 65, 900, 3600 + 305].map(formatTimeLeft)).toEqual([
    '00:00',
    '00:09',
    '01:05',
    '15:00',
    '1:05:05',
  ]);
});
