import type { FastifyInstance } from 'fastify';
import { deleteExpiredRows } from './core/db/cleanup';
import { loggableError } from './core/http/error-handler';
import { setupRepeated, type ReportFailure } from './core/process/background-jobs';
import { endIncompleteEnrolments } from './modules/enrolment/settle-documents';
import { settleWaitlist } from './modules/enrolment/settle-waitlist';

const minuteMs = 60_000;

interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly work: (now: Date, reportFailure: ReportFailure) => Promise<void>;
}

/** Repeats the jobs that clean up the platform's data. @returns a teardown that waits for running jobs */
export function setupJobs(app: FastifyInstance): () => Promise<void> {
  const { database, media, settings, clock } = app.platform;
  const jobs: readonly Job[] = [
    {
      name: 'cleanup',
      everyMs: 10 * minuteMs,
      work: (...job) => deleteExpiredRows(settings, database, ...job),
    },
    { name: 'waitlist', everyMs: minuteMs, work: (...job) => settleWaitlist(database, ...job) },
    {
      name: 'enrolment documents',
      everyMs: minuteMs,
      work: (...job) => endIncompleteEnrolments(database, media, ...job),
    },
  ];
  const stops = jobs.map(({ name, everyMs, work }) => {
    const reportFailure = jobFailureReporter(app, name);
    return setupRepeated(() => work(clock(), reportFailure), everyMs, reportFailure);
  });
  return async () => {
    for (const stop of stops) await stop();
  };
}

/** Logs the errors of a background job. */
export const jobFailureReporter =
  ({ log }: FastifyInstance, job: string): ReportFailure =>
  (error) =>
    log.error({ job, error: loggableError(error) }, 'background job failed');
