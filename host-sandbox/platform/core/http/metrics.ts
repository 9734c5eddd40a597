import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { httpError } from './api-error';

/** Adds numbers to `/metrics`; does nothing without `METRICS_TOKEN`. A `help` describes a number in one line. */
export interface Metrics {
  /** @param read called at each scrape; where it fails, the number is `NaN` */
  readonly addGauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** @returns counts one; where several parts register a name, they count together */
  readonly addCounter: (name: string, help: string) => () => void;
}

/**
 * `/metrics` in the format of Prometheus: the process, and the duration of requests by route. Routes are patterns, so
 * that no name or number of a person becomes a label.
 * @param token required as bearer token; without it the page responds 404
 */
export function setupMetrics(app: FastifyInstance, token: string): Metrics {
  if (token === '') return { addGauge: () => undefined, addCounter: () => () => undefined };
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw httpError(404);
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
  return {
    addGauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => NaN),
          );
        },
      });
    },
    addCounter: (name, help) => {
      const known = register.getSingleMetric(name);
      const counter = known instanceof Counter ? known : new Counter({ name, help, registers: [register] });
      return () => counter.inc();
    },
  };
}

/** Compares in constant time, so that the duration reveals nothing of the expected text. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
