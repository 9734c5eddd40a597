/** The two clocks of a computer, in milliseconds: `wall` may be wrong or be set, `steady` may stop during sleep. */
export interface Clocks {
  wall(): number;
  steady(): number;
}

export const deviceClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

export interface ClockReading {
  wall: number;
  steady: number;
}

/** Both clocks at one time, in milliseconds; taken when a request is sent. */
export const readClocks = (clocks: Clocks): ClockReading => ({
  wall: clocks.wall(),
  steady: clocks.steady(),
});

/** The two clocks differ by more after a sleep, or when the wall clock was set. */
const maxDriftMs = 5000;

/** The platform's clock, estimated on this computer. */
export interface ServerClock {
  /**
   * Milliseconds until a time, 0 for the past. Too few by at most the latency of the request; too many after a sleep,
   * see `isSuspect`.
   */
  msUntil(dateTime: string): number;
  /** True after a sleep, or when the wall clock was set: the platform's time has to be requested again. */
  isSuspect(): boolean;
}

/**
 * Calculates the platform's time, even if the computer's clock is wrong.
 * @param now the platform's time in its response
 * @param requestedAt the clocks when the request was sent, so that the latency counts as elapsed
 */
export function createServerClock(now: string, requestedAt: ClockReading, clocks: Clocks): ServerClock {
  const elapsed = () => clocks.steady() - requestedAt.steady;
  return {
    msUntil: (dateTime) => Math.max(0, Date.parse(dateTime) - Date.parse(now) - elapsed()),
    isSuspect: () => Math.abs(clocks.wall() - requestedAt.wall - elapsed()) > maxDriftMs,
  };
}
