import fastify from 'fastify';
import { setBrowserCookie } from './browser-cookie';

/** The cookie that a request from this machine gets. */
async function cookieOf(trustProxy: string[] | false, headers: Record<string, string>): Promise<string> {
  const app = fastify({ trustProxy });
  app.post('/', (request, reply) => {
    setBrowserCookie(request, reply);
    return reply.send();
  });
  const response = await app.inject({ method: 'POST', url: '/', headers, remoteAddress: '127.0.0.1' });
  return String(response.headers['set-cookie']);
}

test('the cookie is Secure where a trusted proxy, and nobody else, says that the browser came by https', async () => {
  const byHttps = { 'x-forwarded-proto': 'https' };
  expect(await cookieOf(['loopback'], byHttps)).toMatch(/; SameSite=Lax; Secure$/);
  expect(await cookieOf(['loopback'], { 'x-forwarded-proto': 'http' })).toMatch(/; SameSite=Lax$/);
  for (const trusted of [false as const, ['10.0.0.1']])
    expect(await cookieOf(trusted, byHttps)).toMatch(/; SameSite=Lax$/);
});
