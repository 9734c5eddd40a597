import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { callPath } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import { limits } from '@/contracts/limits';
import {
  setupCors,
  registerHealth,
  registerSecurityContact,
  parseJsonBodies,
  requestIdOf,
  setupRequestIds,
  setupSecurityHeaders,
  securityHeaders,
} from './core/http/server-setup';
import { setupBodyBudget } from './core/http/body-budget';
import { handleFrameworkError, setErrorHandlers } from './core/http/error-handler';
import { backupAge } from './ops/backup/backup-time';
import { deliveries } from './core/db/message-schema';
import { registerCspReports } from './core/http/csp-reports';
import { createCallsInProgress } from './core/http/calls-in-progress';
import { type Metrics, setupMetrics } from './core/http/metrics';
import { openApiDocument } from './core/http/openapi';
import { servePictures } from './core/media/media-store';
import { modules } from './modules/all';
import { createCaptchaVerifier } from './modules/captcha/captcha';
import { createSampleEmail } from './modules/sms/outbox';
import { createSessionExplainer } from './modules/session/explain-session';
import { createSessionFinder } from './modules/session/session-queries';
import type { PlatformDeps } from './core/platform-deps';
import { printable } from '@/contracts/printable';
import { servePortal } from './core/portal/serve-portal';

/**
 * Builds the platform without listening: calls under `/api`, files under `/media`, the built portal at `/`.
 * @throws Error when a declared call has no handler
 */
export async function buildPlatform(deps: PlatformDeps): Promise<FastifyInstance> {
  const { settings, database, clock } = deps;
  const app = fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      serializers: { req: ({ method }) => ({ method }) },
      // Lines hold texts of strangers, and are read in terminals.
      hooks: { streamWrite: printable },
    },
    // setupRequestIds logs one line per response, instead of Fastify's two with the whole URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) =>
      handleFrameworkError(error, request, reply.headers(securityHeaders(settings.hstsDays))),
    bodyLimit: limits.bodyBytes,
    trustProxy: settings.trustProxy,
  });
  const registeredPaths = new Set<string>();
  app.decorateRequest('session', null);

  parseJsonBodies(app);
  setupRequestIds(app);
  setupSecurityHeaders(app, settings.hstsDays);
  setErrorHandlers(app, registeredPaths);
  await setupCors(app, settings.allowedOrigins);
  // After the headers for other origins, which its refusals need, too.
  setupBodyBudget(app);
  registerHealth(app, deps);
  registerSecurityContact(app, settings.securityContact, clock);
  const metrics = setupMetrics(app, settings.metricsToken);
  addPlatformGauges(metrics, deps);
  const deliverEmail = deps.deliverEmail ?? createSampleEmail(deps);
  app.decorate('platform', {
    ...deps,
    ...(deliverEmail ? { deliverEmail } : {}),
    verifyCaptcha: deps.verifyCaptcha ?? createCaptchaVerifier(database, deps.encryption),
    registeredPaths,
    calls: createCallsInProgress(),
    ...metrics,
    findSession: createSessionFinder(database, clock, settings),
    explainNoSession: createSessionExplainer(database),
  });
  registerCspReports(app);
  const document = JSON.stringify(openApiDocument(settings.product));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  // For `sendFile`; it serves nothing by itself.
  await app.register(fastifyStatic, { root: settings.dataDir, serve: false });
  for (const register of Object.values(modules)) register(app);
  assertAllRegistered(registeredPaths, settings.product);
  servePictures(app, deps.media);
  if (existsSync(settings.portalFolder))
    await servePortal(app, {
      folder: settings.portalFolder,
      keptFolder: join(settings.dataDir, 'assets'),
      mapsFolder: join(settings.dataDir, 'maps'),
      keepDays: settings.keepBuildDays,
      clock,
      contentSecurityPolicy: deps.contentSecurityPolicy,
      hasTls: settings.hstsDays > 0,
    });
  await app.ready();
  return app;
}

function addPlatformGauges(
  { addGauge }: Metrics,
  { poolState: state, database, settings, clock }: PlatformDeps,
) {
  addGauge('deliveries_waiting', 'Messages that wait for a gateway', () => database.$count(deliveries));
  addGauge('backup_age_seconds', 'Age of the newest backup', () => backupAge(settings.dataDir, clock()));
  if (!state) return;
  addGauge('database_connections', 'Open connections to PostgreSQL', () => state().open);
  addGauge('database_connections_idle', 'Connections that no query uses', () => state().idle);
  addGauge('database_queries_waiting', 'Queries that wait for a connection', () => state().waiting);
}

function assertAllRegistered(registeredPaths: ReadonlySet<string>, product: string): void {
  const missing = Object.entries(calls).filter(
    ([, call]) => !registeredPaths.has(`/api${callPath(call, product)}`),
  );
  if (missing.length > 0) throw new Error(`no handler for ${missing.map(([name]) => name).join(', ')}`);
}
