/** Result of a report: stored, or to be sent again after a number of seconds. */
export interface Reported {
  readonly isStored: boolean;
  readonly retryAfter: number;
}

interface RoundsSettings {
  readonly trainees: number;
  /** Number of rounds in which each trainee watches and reports. */
  readonly rounds: number;
  /** Seconds watched between two reports. */
  readonly stretch: number;
  /** Reports what one trainee has watched since the last stored report. */
  readonly report: (trainee: number, from: number, to: number) => Promise<Reported>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface RoundsResult {
  /** Seconds that the platform acknowledged, by trainee. */
  readonly acknowledged: readonly number[];
  /** Milliseconds of each response, by result. */
  readonly storedMs: readonly number[];
  readonly rejectedMs: readonly number[];
  /** Trainees who were rejected at least once. */
  readonly rejectedTrainees: number;
}

/**
 * All trainees watch and report at once, round after round, as portals do. A rejected one keeps its ranges, waits
 * for the given delay and reports them together. Ends when everything is stored.
 */
export async function reportInRounds(settings: RoundsSettings): Promise<RoundsResult> {
  const { trainees, rounds, stretch, report, now, wait } = settings;
  const all = Array.from({ length: trainees }, (_, index) => index);
  const acknowledged = all.map(() => 0);
  const notBefore = all.map(() => -Infinity);
  const storedMs: number[] = [];
  const rejectedMs: number[] = [];
  const rejectedTrainees = new Set<number>();

  async function sendReport(trainee: number, watched: number): Promise<void> {
    const start = now();
    const { isStored, retryAfter } = await report(trainee, acknowledged[trainee] ?? 0, watched);
    (isStored ? storedMs : rejectedMs).push(now() - start);
    if (isStored) acknowledged[trainee] = watched;
    else rejectedTrainees.add(trainee);
    notBefore[trainee] = isStored ? -Infinity : now() + retryAfter * 1000 * (1 + Math.random());
  }
  const remainingDelay = (trainee: number) => (notBefore[trainee] ?? 0) - now();

  for (let round = 1; round <= rounds; round += 1)
    await Promise.all(
      all.filter((one) => remainingDelay(one) <= 0).map((one) => sendReport(one, round * stretch)),
    );
  await Promise.all(
    all.map(async (one) => {
      while ((acknowledged[one] ?? 0) < rounds * stretch) {
        await wait(Math.max(0, remainingDelay(one)));
        await sendReport(one, rounds * stretch);
      }
    }),
  );
  return { acknowledged, storedMs, rejectedMs, rejectedTrainees: rejectedTrainees.size };
}
