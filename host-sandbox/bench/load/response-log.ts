/** What a trainee sends: a report of progress, a note in a lesson, or the call of a page. */
export const requestKinds = ['report', 'note', 'read'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What happened in one part of a drill. */
export interface PhaseLog {
  readonly name: string;
  /** Number of responses by status, 0 for none. */
  readonly responses: Readonly<Record<RequestKind, Map<number, number>>>;
  /** The longest time in milliseconds in which no write, or no read, of anybody succeeded. */
  writePause: number;
  readPause: number;
  /** The longest time in milliseconds from the first request of a page to its content, retries included. */
  longestWait: number;
}

/** Counts the responses of all trainees, by phase. @param now milliseconds */
export function createResponseLog(now: () => number = () => performance.now()) {
  const phases: PhaseLog[] = [];
  const last = { write: 0, read: 0 };

  function newPhase(name: string): PhaseLog {
    last.write = last.read = now();
    const started = {
      name,
      writePause: 0,
      readPause: 0,
      longestWait: 0,
      responses: { report: new Map(), note: new Map(), read: new Map() },
    };
    phases.push(started);
    return started;
  }
  let phase = newPhase('start');

  return {
    /** Starts a phase, which counts from now on. */
    begin(name: string): void {
      phase = newPhase(name);
    },
    add(kind: RequestKind, status: number): void {
      const counts = phase.responses[kind];
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status !== 200) return;
      const at = now();
      if (kind === 'read') {
        phase.readPause = Math.max(phase.readPause, at - last.read);
        last.read = at;
      } else {
        phase.writePause = Math.max(phase.writePause, at - last.write);
        last.write = at;
      }
    },
    waited(milliseconds: number): void {
      phase.longestWait = Math.max(phase.longestWait, milliseconds);
    },
    /** Number of responses of a kind with a status, in all phases. */
    count: (kind: RequestKind, status: number): number =>
      phases.reduce((sum, { responses }) => sum + (responses[kind].get(status) ?? 0), 0),
    phases: phases as readonly PhaseLog[],
  };
}

export type ResponseLog = ReturnType<typeof createResponseLog>;
