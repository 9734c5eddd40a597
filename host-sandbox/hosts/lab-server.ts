import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileFault, LabFaults, PlatformFault } from './lab/faults';

/** Maximum number of mounts whose faults are stored. */
const maxMounts = 200;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
}
type Change = (answer: Answer) => Answer;

/** The answers in place of the platform's, which a call with a fault does not reach. */
const refusals: Readonly<Record<PlatformFault, Answer | 'cut'>> = {
  away: 'cut',
  rejected: {
    status: 401,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ code: 'A0401', msg: '登录已失效', data: null }),
  },
};

const missing: Answer = { status: 404, type: 'text/plain', body: 'not found' };
/** Files that a fault in the page's code affects. */
const pageCode = /\/assets\/[\w-]+-page-[\w-]+\.js$/;

/** Each fault with the files that it affects. */
const fileFaults: Readonly<Record<FileFault, readonly [RegExp, Change]>> = {
  'no styles': [
    /^\/$/,
    (answer) => ({ ...answer, body: String(answer.body).replace(/<style[^]*?<\/style>/g, '') }),
  ],
  gone: [pageCode, () => missing],
  broken: [pageCode, () => ({ ...missing, status: 500 })],
  throwing: [
    pageCode,
    (answer) => {
      const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(String(answer.body)) ?? [];
      const names = exported.split(',').map((name) => `thrown as ${name.split(' ').at(-1)}`);
      const body = `const thrown = () => { throw new Error('thrown by the lab') };export{${names.join()}};`;
      return { ...answer, body };
    },
  ],
  'new version': [
    /^\/version\.json$/,
    (answer) => ({ ...answer, body: String(answer.body).replace(/-[\w-]{8}\.js/, '-00000000.js') }),
  ],
};

/**
 * Serves the portal's files and the platform's calls below `/lab/at/<name of a mount>/`, with the faults that the last
 * `PUT` to that address has set.
 * @param portalEntry URL of the portal's page @param apiBase of the platform
 */
export function registerLab(app: FastifyInstance, portalEntry: string, apiBase: string): void {
  const faults = new Map<string, LabFaults>();
  void app.register((lab, _options, done) => {
    lab.removeAllContentTypeParsers();
    lab.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    lab.put<{ Params: { mount: string }; Body: Buffer }>('/lab/at/:mount', (request, reply) => {
      faults.set(request.params.mount, JSON.parse(String(request.body)) as LabFaults);
      for (const name of [...faults.keys()].slice(0, -maxMounts)) faults.delete(name);
      return reply.code(204).send();
    });
    lab.all<{ Params: { mount: string; '*': string }; Body: Buffer | undefined }>(
      '/lab/at/:mount/*',
      async (request, reply) => {
        const { mount, '*': path } = request.params;
        const { platform, files } = faults.get(mount) ?? {};
        const [, call] = /^api(\/.*)/.exec(path) ?? [];
        const query = /\?.*/.exec(request.url)?.[0] ?? '';
        const target = call === undefined ? ownUrl(path + query, portalEntry) : apiBase + call + query;
        if (target === null) return send(reply, missing);
        if (call !== undefined && platform) return send(reply, refusals[platform]);
        const { authorization, 'content-type': type } = request.headers;
        const { method, body } = request;
        const answer = await forward(target, method, { authorization, 'content-type': type }, body);
        const [concerned, change] = files && call === undefined ? fileFaults[files] : [];
        return send(reply, concerned?.test(`/${path}`) && change ? change(answer) : answer);
      },
    );
    done();
  });
}

/** The URL of a file of the portal; null for one on another origin, which this server must not pass on. */
function ownUrl(path: string, portalEntry: string): string | null {
  const url = URL.canParse(path, portalEntry) ? new URL(path, portalEntry) : null;
  return url?.origin === new URL(portalEntry).origin ? url.href : null;
}

async function forward(
  target: string,
  method: string,
  headers: Readonly<Record<string, string | undefined>>,
  body: Buffer | undefined,
): Promise<Answer> {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  const answer = await fetch(target, {
    method,
    headers: Object.fromEntries(given) as Record<string, string>,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function send(reply: FastifyReply, answer: Answer | 'cut') {
  if (answer === 'cut') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return reply.code(answer.status).type(answer.type).header('cache-control', 'no-store').send(answer.body);
}
