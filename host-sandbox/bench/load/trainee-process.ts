import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Trainees who start to watch one lesson. */
export interface TraineeStart {
  readonly kind: 'start';
  readonly port: number;
  readonly lessonId: string;
  /** Number of the first trainee, from 1 on, and how many there are. */
  readonly first: number;
  readonly trainees: number;
  /** Connections that they share. */
  readonly connections: number;
  /** Milliseconds between two reports until the platform gives another interval; 0: they report without pause. */
  readonly intervalMs: number;
  /** Seconds that each report adds; 0: those that have passed. */
  readonly stepSeconds: number;
}

/** `pause`: trainees stop watching and still report what is not stored. `stop`: trainees stop reporting. */
export type TraineeOrder = TraineeStart | { readonly kind: 'count' | 'pause' | 'stop' | 'state' };

/** Results since the last count. */
export interface TraineeCount {
  /** Milliseconds of each response, by result. */
  readonly storedMs: readonly number[];
  readonly refusedMs: readonly number[];
  /** Reports without a response, or with an error, by reason. */
  readonly failed: Readonly<Record<string, number>>;
  /** The longest time in milliseconds from a first refusal until the report was stored, or until this count. */
  readonly refusedFor: number;
  /** The interval of each trainee in seconds. */
  readonly intervals: readonly number[];
  /** Reports that wait for a connection. */
  readonly queued: number;
  /** CPU time of the trainees' process. */
  readonly cpuMs: number;
}

/** Seconds from the start of the lesson, by trainee. */
export interface TraineeState {
  readonly watched: readonly number[];
  readonly acknowledged: readonly number[];
}

export interface TraineeProcess {
  readonly pid: number;
  start(settings: Omit<TraineeStart, 'kind'>): Promise<void>;
  count(): Promise<TraineeCount>;
  state(): Promise<TraineeState>;
  pause(): Promise<void>;
  stop(): Promise<TraineeState>;
  end(): void;
}

/** Starts the process that reports for trainees. */
export function startTraineeProcess(): TraineeProcess {
  const child = fork(fileURLToPath(new URL('trainees.ts', import.meta.url)));
  const send = async <Result>(order: TraineeOrder): Promise<Result> => {
    const received = once(child, 'message') as Promise<[{ result: Result }]>;
    child.send(order);
    return (await received)[0].result;
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
