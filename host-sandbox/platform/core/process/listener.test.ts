import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

test('a request that has arrived when the port is closed gets its response, on a new connection and on a kept one', async () => {
  const listener = await bindPort(0, 'PORTAL_PORT');
  await listener.serve((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  const open = async () => {
    const socket = connect(listener.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}';
  const kept = await open();
  kept.write(post);
  await once(kept, 'data');
  const fresh = await open();
  const sent = [kept, fresh].map((socket) => new Promise((done) => socket.write(post, done)));
  const responses = [text(kept), text(fresh)];
  await Promise.all(sent);
  await listener.close();
  expect(await Promise.all(responses)).toEqual([
    expect.stringContaining('HTTP/1.1 204'),
    expect.stringContaining('HTTP/1.1 204'),
  ]);
});
