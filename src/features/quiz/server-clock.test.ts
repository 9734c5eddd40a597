import fc from 'fast-check';
import { createServerClock, readClocks } from './server-clock';
import { formatTimeLeft } from './time-left';

const day = 24 * 3_600_000;
const start = Date.parse('2026-03-01T02:00:00Z');
const deadline = new Date(start + 15 * 60_000).toISOString();

/** A computer whose wall clock is wrong by so much, and a platform whose clock is right. */
function setWorld(wrongBy: number) {
  const world = { gone: 0, slept: 0, setBy: 0 };
  const clocks = {
    wall: () => start + wrongBy + world.setBy + world.gone,
    steady: () => 1234.5 + world.gone - world.slept,
  };
  return { world, clocks };
}

it('tells the time that is left at the platform, however wrong the clock of the computer is', () => {
  const times = fc.integer({ min: 0, max: 20 * 60_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -400 * day, max: 400 * day }),
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 0, max: 9000 }),
      times,
      (wrongBy, there, back, later) => {
        const { world, clocks } = setWorld(wrongBy);
        const asked = readClocks(clocks);
        world.gone += there;
        const now = new Date(start + world.gone).toISOString(); // the platform answers
        world.gone += back;
        const clock = createServerClock(now, asked, clocks);
        world.gone += later;
        const truth = Math.max(0, Date.parse(deadline) - (start + world.gone));
        const shown = clock.msUntil(deadline);
        expect(shown).toBeLessThanOrEqual(truth);
        expect(shown).toBeGreaterThanOrEqual(Math.max(0, truth - there - 1));
        expect(clock.isSuspect()).toBe(false);
      },
    ),
  );
});

it('doubts itself after a sleep, and when the clock of the computer was set', () => {
  for (const change of [{ slept: 60_000 }, { setBy: day }, { setBy: -day }]) {
    const { world, clocks } = setWorld(-day);
    const clock = createServerClock(new Date(start).toISOString(), readClocks(clocks), clocks);
    world.gone += 70_000;
    expect(clock.isSuspect()).toBe(false);
    Object.assign(world, change);
    expect(clock.isSuspect()).toBe(true);
  }
});

it('writes the time as a clock does', () => {
  expect([0, 9, 65, 900, 3600 + 305].map(formatTimeLeft)).toEqual([
    '00:00',
    '00:09',
    '01:05',
    '15:00',
    '1:05:05',
  ]);
});
