import { errorReport, errorReportLimits } from '@/contracts/error-report';
import { redact } from '@/contracts/redact';
import type { Client } from '@/shared/api/client';
import { errorNumber, failedCallOf } from '@/shared/api/error-number';
import { serializeError } from '../store/error-log-slice';

/** A portal that fails again and again sends no more than this. */
export const maxReports = 20;

/**
 * Sends errors to the platform's log with the number that the screen shows, each object once and without secrets. The
 * platform knows failed calls by itself, except that it does not see when its response does not fit the contract.
 * @param pagePath path of the active page
 */
export function createPlatformErrorReporter(
  client: Pick<Client, 'sendKeepalive'>,
  pagePath: () => string,
): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const number = errorNumber(error);
    const call = failedCallOf(error);
    if (number === '' || (call && call.kind !== 'contract')) return;
    if (reported.has(number) || reported.size >= maxReports) return;
    reported.add(number);
    const { message, stack } = serializeError(error);
    const name = error instanceof Error ? error.name : '';
    client.sendKeepalive(errorReport, {
      number,
      page: maskNames(redact(pagePath())).slice(0, errorReportLimits.page),
      message: redact([name, message, ...(call?.fields ?? [])].join(' ')).slice(0, errorReportLimits.message),
      stack: redact(stack).slice(0, errorReportLimits.stack),
    });
  };
}

/** Takes out parts such as a certificate's number: what has digits and is not an id of digits alone. */
const maskNames = (path: string) => path.replace(/\/(?!\d+(?:\/|$))[^/]*\d[^/]*/g, '/…');
