import { errorReport, errorReportLimits } from '@/contracts/error-report';
import { redact } from '@/contracts/redact';
import type { Client } from '@/shared/api/client';
import { errorNumber, failedCallOf } from '@/shared/api/error-number';
import { serializeError } from '../store/error-log-slice';

/** Maximum number of reports of one portal, so that a repeated error does not flood the platform. */
export const maxReports = 20;

/**
 * Sends errors to the platform's log with the number that the screen shows, each object once and redacted. Failed calls
 * are left out, because the platform logs them itself, except those whose response violates the contract: the platform
 * does not notice that.
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

/** Masks path segments that contain digits but are no plain record id, such as a certificate number. */
const maskNames = (path: string) => path.replace(/\/(?!\d+(?:\/|$))[^/]*\d[^/]*/g, '/…');
