/** The two clocks of a computer, in milliseconds: one may be wrong or set meanwhile, the other may rest in its sleep. */
export interface Clocks {
  wall(): number;
  steady(): number;
}

export const deviceClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** How far the two may come apart before the platform is asked for the time again: a sleep, or a clock that was set. */
const maxDriftMs = 5000;

/** The platform's clock, as far as it is known here; the computer's own says only how much time has gone by. */
export interface ServerClock {
  /** Milliseconds until a moment, 0 when it is past. At most the way of the question too few, never too many. */
  msUntil(moment: string): number;
  /** True once the computer was asleep or its clock was set. */
  isSuspect(): boolean;
}

/** A reading of the computer's clocks. */
export interface ClockReading {
  wall: number;
  steady: number;
}

export const readClocks = (clocks: Clocks): ClockReading => ({
  wall: clocks.wall(),
  steady: clocks.steady(),
});

/**
 * Follows the platform's clock, however wrong the computer's is.
 * @param now the platform's time as it was answered
 * @param asked the computer's clocks when the question was sent: nobody is promised more time than there is
 */
export function createServerClock(now: string, asked: ClockReading, clocks: Clocks): ServerClock {
  const gone = () => clocks.steady() - asked.steady;
  return {
    msUntil: (moment) => Math.max(0, Date.parse(moment) - Date.parse(now) - gone()),
    isSuspect: () => Math.abs(clocks.wall() - asked.wall - gone()) > maxDriftMs,
  };
}
