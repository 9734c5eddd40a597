import { bindPort } from './listener';

test('a port responds with 503 until it is served, or refuses connections where others may serve', async () => {
  const [alone, among] = [
    await bindPort(0, 'PORTAL_PORT'),
    await bindPort(0, 'PORTAL_PORT', undefined, true),
  ];
  const statusOf = (port: number) => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);
  try {
    expect(await statusOf(alone.port)).toBe(503);
    await expect(statusOf(among.port)).rejects.toThrow();
    for (const listener of [alone, among])
      await listener.serve((_request, response) => response.writeHead(204).end());
    expect([await statusOf(alone.port), await statusOf(among.port)]).toEqual([204, 204]);
  } finally {
    await alone.close();
    await among.close();
  }
});
