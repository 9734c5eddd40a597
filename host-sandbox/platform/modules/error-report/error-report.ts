import type { FastifyInstance } from 'fastify';
import { errorReport } from '@/contracts/error-report';
import { redact } from '@/contracts/redact';
import { createLogRateLimit } from '../../core/http/log-rate-limit';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** Anybody can send reports: those above these limits are dropped. */
const linesPerMinute = 600;
const framesPerReport = 15;

/** Logs the errors that browsers report, under the number that their screens show. */
export function registerErrorReport(app: FastifyInstance): void {
  const mayLog = createLogRateLimit(app.platform.clock, linesPerMinute);
  registerEndpoint(app, errorReport, async ({ number, page, message, stack }, { client }) => {
    // The portal has redacted the texts; another client may not have.
    const fields = { requestId: number, page: redact(page), message: redact(message) };
    if (mayLog(client.network)) app.log.warn({ ...fields, frames: framesOf(stack) }, 'browser error');
    return Promise.resolve(null);
  });
}

/** The positions of a stack in scripts of the build, such as `portal-B1x.js:1:2345`, in the formats of all browsers. */
export function framesOf(stack: string): string[] {
  return [...stack.matchAll(/\/([\w-]{1,100}\.js)(?:\?retry=\d+)?:(\d{1,7}):(\d{1,7})/g)]
    .slice(0, framesPerReport)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}
