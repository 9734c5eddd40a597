import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { hostVariant } from './planted-faults';
import type { HostVariant } from './sound-hosts';

/**
 * Serves a correct host page at `/`, and another one at `/?name`, such as the name of a mistake. The portal comes from
 * `portalUrl`, or through a faulty proxy when the mistake is in the server in front of it.
 * @param port of the origin that the platform allows; the proxy listens at any other
 */
export async function startPlantedHost(port: number, portalUrl: string) {
  const faultyProxy = await startFaultyProxy(portalUrl);
  const app = fastify({ forceCloseConnections: true });
  app.get('/', (request, reply) => {
    const name = decodeURIComponent(request.url.split('?')[1] ?? '');
    const variant = hostVariant(name) ?? {};
    const script = scriptOf(variant, {
      entry: entryOf(variant, portalUrl, faultyProxy.url),
      apiBase: `${portalUrl}/api`,
      unlistedOriginApi: `${faultyProxy.url}/unlisted-origin/api`,
    });
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    if (variant.policy)
      reply.header(
        'content-security-policy',
        variant.policy.replaceAll('{portal}', portalUrl).replace('{hash}', hash),
      );
    return reply
      .type('text/html; charset=utf-8')
      .send(pageOf(variant, script).replaceAll('{portal}', portalUrl));
  });
  // A static server that answers every address with its page.
  app.post('/static/*', (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>宿主</title>'),
  );
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  await app.listen({ port, host: 'localhost' });
  return {
    url: (name = '') => `http://localhost:${port}/${name && `?${encodeURIComponent(name)}`}`,
    stop: async () => {
      await app.close();
      await faultyProxy.app.close();
    },
  };
}

const container = '<div id="portal"></div>';

function entryOf({ portal }: HostVariant, portalUrl: string, proxyUrl: string): string {
  if (!portal) return `${portalUrl}/`;
  return portal === 'no-slash' ? `${proxyUrl}/no-slash/portal` : `${proxyUrl}/${portal}/`;
}

function pageOf({ head = '', body = '{container}' }: HostVariant, script: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>宿主</title>
<link rel="icon" href="data:,">${head}</head><body>${body.replace('{container}', container)}
<script type="module" nonce="planted">${script}</script></body></html>`;
}

function scriptOf(
  { script = '' }: HostVariant,
  addresses: { entry: string; apiBase: string; unlistedOriginApi: string },
): string {
  return `
const { entry, apiBase, unlistedOriginApi } = ${JSON.stringify(addresses)};
const container = document.querySelector('#portal');
const listeners = new Set();
const received = [];
let token, portal, handle, isMounted = false, changing = Promise.resolve();
const props = {
  container,
  config: { apiBase },
  onGlobalStateChange(listener, now) {
    listeners.add(listener);
    if (now) listener({ token });
    return () => listeners.delete(listener);
  },
  onReady(ready) { handle = ready },
  onError(error) { received.push(error.code) },
  onSessionExpired(reason) { received.push(reason) },
};
const host = {
  mount: () => (changing = changing.then(async () => {
    if (isMounted) return;
    isMounted = true;
    portal = await import(new URL('portal.js', entry));
    await portal.mount(props);
  }).catch((error) => console.error(String(error)))),
  unmount: () => (changing = changing.then(async () => {
    if (handle && !(await handle.canLeave())) return;
    isMounted = false;
    return portal?.unmount({ container: props.container });
  })),
  setToken(next) { token = next; for (const listener of listeners) listener({ token }) },
  setAppearance: (appearance) => portal.update({ ...props, ...appearance }),
  received: () => received,
};
${script}
window.__portalHostCheck = host;
`;
}

/** A server in front of the portal that makes the mistake that the first part of the path names. */
async function startFaultyProxy(portalUrl: string): Promise<{ url: string; app: FastifyInstance }> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/*', async (request, reply) => {
    const [, mistake = '', path = ''] = /^\/([\w-]+)(\/.*)$/.exec(request.url) ?? [];
    if (mistake === 'unlisted-origin') return reply.code(204).send();
    if (mistake !== 'no-cors') reply.header('access-control-allow-origin', '*');
    if (mistake === 'no-slash' && !path.startsWith('/portal/')) return reply.code(404).send('not found');
    if (mistake === 'missing-script' && path.startsWith('/assets/')) return reply.code(404).send('not found');
    const response = await fetch(portalUrl + path);
    const type = response.headers.get('content-type') ?? 'text/plain';
    const text = await response.text();
    const changed =
      mistake === 'other-version' && path === '/version.json'
        ? text.replace(/index-[\w-]+\.js/, 'index-earlier.js')
        : text;
    return reply.code(response.status).type(type).send(changed);
  });
  // Calls come here where apiBase is wrong.
  app.options('/*', (_request, reply) => reply.code(204).send());
  await app.listen({ port: 0, host: 'localhost' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no port');
  return { url: `http://localhost:${address.port}`, app };
}
