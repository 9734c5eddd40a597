import type { FastifyInstance } from 'fastify';
import { cspReportPath } from '@/contracts/page-headers';
import { clientInfoOf } from './client-info';
import { createLogRateLimit } from './log-rate-limit';
import { addJsonParser } from './server-setup';

/** A report of one violation by either of the two standards; its content is not trusted. */
type Fields = Readonly<Record<string, unknown>>;

const bodyBytes = 16 * 1024;
/** Anybody can send reports: those above these limits are dropped. */
const reportsPerBody = 10;
const linesPerMinute = 300;

/** Logs CSP violations that browsers report: never a query, a fragment or a sample of code. */
export function registerCspReports(app: FastifyInstance): void {
  const { clock, registeredPaths } = app.platform;
  registeredPaths.add(cspReportPath);
  const mayLog = createLogRateLimit(clock, linesPerMinute);

  void app.register((scope, _options, done) => {
    addJsonParser(scope, ['application/csp-report', 'application/reports+json']);
    scope.post(cspReportPath, { bodyLimit: bodyBytes }, (request, reply) => {
      for (const fields of violationsIn(request.body))
        if (mayLog(clientInfoOf(request).network)) request.log.warn(loggable(fields), 'csp violation');
      return reply.code(204).send();
    });
    done();
  });
}

/** The violations in a body of `report-to` (a list) or `report-uri` (one). */
function violationsIn(body: unknown): Fields[] {
  const reports: unknown[] = Array.isArray(body) ? body.slice(0, reportsPerBody) : [body];
  return reports
    .map((report) => fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report).body))
    .filter(hasAny);
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const hasAny = (fields: Fields) => Object.keys(fields).length > 0;

function loggable(fields: Fields) {
  const textOf = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '';
  const line = fields['line-number'] ?? fields.lineNumber;
  return {
    directive: /^[a-z-]{1,40}$/.exec(textOf('effective-directive', 'effectiveDirective'))?.[0] ?? '',
    blocked: originOf(textOf('blocked-uri', 'blockedURL')),
    page: pathOf(textOf('document-uri', 'documentURL')),
    source: pathOf(textOf('source-file', 'sourceFile')),
    line: Number.isSafeInteger(line) ? line : 0,
  };
}

/** The origin of an address, the scheme of one without, or a word of the standard such as `inline`. */
function originOf(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return '';
  const { origin, protocol } = new URL(address);
  return (origin === 'null' ? protocol.slice(0, -1) : origin).slice(0, 200);
}

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : '');
