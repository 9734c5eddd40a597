import { progressReport, type ProgressEntry, type ProgressResult } from '@/contracts/study';
import { openProgressDb } from '@/features/progress/progress-db';
import { createProgressSync, heartbeatMs, type ProgressSync } from '@/features/progress/progress-sync';
import type { BusyResponse, FailedResponse } from '@/features/progress/upload-response';
import { mergeRanges, type Range } from '@/contracts/ranges';
import { requestAs, type PortalResponse } from './load/portal-request';

/** Results of the reports since the last count. */
export interface Count {
  /** Milliseconds of each response, by result. */
  storedMs: number[];
  rejectedMs: number[];
  /** Reports without a response or with another error. */
  failed: number;
  /** Reports sent before the time the platform requires. */
  early: number;
}

interface Trainee {
  sync: ProgressSync;
  /** Seconds. */
  watched: number;
  /** Seconds that the platform acknowledged. */
  acknowledged: readonly Range[];
  timer: ReturnType<typeof setInterval> | undefined;
}

/**
 * Trainees who watch one lesson, each with the portal's own reporting: records every second, sends every ten seconds,
 * waits as the platform requires and retries after a failure.
 * @param url of the platform, over HTTP
 * @param onResponse receives the status of each response, 0 for none
 */
export function createStudyingTrainees(
  url: string,
  lessonId: string,
  onResponse: (status: number) => void = () => undefined,
) {
  const trainees: Trainee[] = [];
  let count = newCount();

  async function startTrainee(number: number): Promise<Trainee> {
    let notBefore = 0;
    const send = async (reports: ProgressEntry[], clock: string) => {
      // A timer may fire a millisecond early.
      if (performance.now() < notBefore - 2) count.early += 1;
      const sent = performance.now();
      const response = await requestAs(url, number, progressReport, { reports, clock });
      onResponse(response.status);
      const result = resultOf(response);
      const took = performance.now() - sent;
      if ('failure' in result) count.failed += 1;
      else if ('retryAfter' in result) {
        count.rejectedMs.push(took);
        notBefore = performance.now() + (result.retryAfter ?? 0) * 1000;
      } else {
        count.storedMs.push(took);
        const taken = result.results.filter(({ code }) => code === null).map(({ id }) => id);
        const ranges = reports.filter(({ id }) => taken.includes(id)).flatMap((entry) => entry.ranges);
        trainee.acknowledged = mergeRanges([...trainee.acknowledged, ...ranges]);
      }
      return result;
    };
    let reports = 0;
    const sync = createProgressSync({
      user: String(number),
      db: await openProgressDb(),
      send,
      sendKeepalive: () => undefined,
      now: () => Date.now(),
      newId: () => String((reports += 1)),
    });
    const trainee: Trainee = { sync, watched: 0, acknowledged: [], timer: undefined };
    return trainee;
  }

  function watch(trainee: Trainee): void {
    trainee.timer = setInterval(() => {
      trainee.watched += 1;
      void trainee.sync.record(lessonId, { ranges: [[0, trainee.watched]], position: trainee.watched });
    }, 1000);
  }

  return {
    trainees: trainees as readonly Readonly<Trainee>[],
    /** Starts further trainees, spread over the time between two reports of one. */
    async grow(to: number): Promise<void> {
      const more = to - trainees.length;
      const start = Date.now();
      for (let index = 0; index < more; index += 1) {
        const trainee = await startTrainee(trainees.length + 1);
        trainees.push(trainee);
        watch(trainee);
        const ahead = (index / more) * heartbeatMs - (Date.now() - start);
        if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
      }
    },
    /** Takes the count since the last call. */
    takeCount(): Count {
      const taken = count;
      count = newCount();
      return taken;
    },
    /** All trainees pause; what is not stored is still reported. */
    pause(): void {
      for (const { timer } of trainees) clearInterval(timer);
    },
    stop(): void {
      for (const { sync } of trainees) sync.dispose();
    },
  };
}

function newCount(): Count {
  return { storedMs: [], rejectedMs: [], failed: 0, early: 0 };
}

function resultOf({ status, body }: PortalResponse): ProgressResult | BusyResponse | FailedResponse {
  if (body?.code === 'A0429') return body.data as BusyResponse;
  return status === 200 && body ? (body.data as ProgressResult) : { failure: 'failed', number: '' };
}
