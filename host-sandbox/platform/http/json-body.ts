import type { FastifyInstance } from 'fastify';

/** Reads bodies of JSON and no others. An empty one is none: many clients name the content type of what they do not send. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
