import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
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

const get = (path: number | string, headers = '') => `GET /${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;

test('requests that were sent ahead are handled one after the other, and responded to in order', async () => {
  const listener = await bindPort(0, 'PORTAL_PORT');
  try {
    let [running, most] = [0, 0];
    await listener.serve((request, response) => {
      most = Math.max(most, ++running);
      setImmediate(() => {
        running -= 1;
        response.end(`body of ${request.url}.`);
      });
    });
    const socket = connect(listener.port, '127.0.0.1');
    socket.write([1, 2, 3, 4, 5].map((path) => get(path)).join('') + get('last', 'connection: close\r\n'));
    const bodies = [...(await text(socket)).matchAll(/body of \/(\w+)\./g)].map(([, path]) => path);
    expect([bodies, most]).toEqual([['1', '2', '3', '4', '5', 'last'], 1]);
  } finally {
    await listener.close();
  }
});

test('a connection whose responses are not read has one request handled, and is closed when too many wait', async () => {
  const listener = await bindPort(0, 'PORTAL_PORT');
  const sockets = Array.from({ length: 3 }, () => connect(listener.port, '127.0.0.1'));
  try {
    const handled: (string | undefined)[] = [];
    const large = Buffer.alloc(32 * 1024 * 1024);
    const isFloodClosed = new Promise<void>((done) => {
      void listener.serve((request, response) => {
        handled.push(request.url);
        if (request.url === '/flood') request.socket.once('close', () => done());
        response.end(large);
      });
    });
    for (const socket of sockets) socket.on('error', () => undefined);
    const [unread, flood, other] = sockets as [Socket, Socket, Socket];
    unread.pause().write(get('unread').repeat(30));
    flood.pause().write(get('flood').repeat(1800));
    await isFloodClosed;
    other.write(get('later'));
    await once(other, 'data');
    expect(handled.sort()).toEqual(['/flood', '/later', '/unread']);
  } finally {
    for (const socket of sockets) socket.destroy();
    await listener.close();
  }
});
