import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Learners who start to watch one lesson. */
export interface LearnerStart {
  readonly kind: 'start';
  readonly port: number;
  readonly lessonId: string;
  /** Number of the first learner, from 1 on, and how many there are. */
  readonly first: number;
  readonly learners: number;
  /** Connections that they share. */
  readonly connections: number;
  /** Milliseconds between two reports until the platform gives another interval; 0: they report without pause. */
  readonly intervalMs: number;
  /** Seconds that each report adds; 0: those that have passed. */
  readonly stepSeconds: number;
}

/** `pause`: learners stop watching and still report what is not stored. `stop`: learners stop reporting. */
export type LearnerOrder = LearnerStart | { readonly kind: 'count' | 'pause' | 'stop' | 'state' };

/** Results since the last count. */
export interface LearnerCount {
  /** Milliseconds of each response, by result. */
  readonly storedMs: readonly number[];
  readonly refusedMs: readonly number[];
  /** Reports without a response, or with an error, by reason. */
  readonly failed: Readonly<Record<string, number>>;
  /** The longest time in milliseconds from a first refusal until the report was stored, or until this count. */
  readonly refusedFor: number;
  /** The interval of each learner in seconds. */
  readonly intervals: readonly number[];
  /** Reports that wait for a connection. */
  readonly queued: number;
  /** CPU time of the learners' process. */
  readonly cpuMs: number;
}

/** Seconds from the start of the lesson, by learner. */
export interface LearnerState {
  readonly watched: readonly number[];
  readonly acknowledged: readonly number[];
}

export interface LearnerProcess {
  readonly pid: number;
  start(settings: Omit<LearnerStart, 'kind'>): Promise<void>;
  count(): Promise<LearnerCount>;
  state(): Promise<LearnerState>;
  pause(): Promise<void>;
  stop(): Promise<LearnerState>;
  end(): void;
}

/** Starts the process that reports for learners. */
export function startLearnerProcess(): LearnerProcess {
  const child = fork(fileURLToPath(new URL('learners.ts', import.meta.url)));
  const send = async <Result>(order: LearnerOrder): Promise<Result> => {
    const answered = once(child, 'message') as Promise<[{ result: Result }]>;
    child.send(order);
    return (await answered)[0].result;
  };
  return {
    pid: child.pid ?? 0,
    start: (settings) => send({ ...settings, kind: 'start' }),
    count: () => send({ kind: 'count' }),
    state: () => send({ kind: 'state' }),
    pause: () => send({ kind: 'pause' }),
    stop: () => send({ kind: 'stop' }),
    end: () => child.disconnect(),
  };
}
