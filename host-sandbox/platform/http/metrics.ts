import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { httpError } from './api-error';

/** @param help describes the number in one line */
export type AddGauge = (name: string, help: string, read: () => number) => void;

/**
 * `/metrics` in the format of Prometheus: the process, and the duration of requests by route. Routes are patterns, so
 * that no name or number of a person becomes a label.
 * @param token required as bearer token; without it the page responds 404
 * @returns adds a number to them
 */
export function setupMetrics(app: FastifyInstance, token: string): AddGauge {
  if (token === '') return () => undefined;
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
  return (name, help, read) => {
    new Gauge({
      ...{ name, help, registers: [register] },
      collect() {
        this.set(read());
      },
    });
  };
}

/** Compares in constant time, so that the duration reveals nothing of the expected text. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
