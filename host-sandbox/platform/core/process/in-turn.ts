import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the response; programs that do not wait get this many ahead. */
const mostWaiting = 32;

/**
 * Handles the requests of a connection one after the other. Node would handle all that have arrived at once, without
 * bound, whether their responses are read or not. A connection with more than 32 waiting requests is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  /** The requests behind the one that is handled. */
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const handle = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : queues.get(socket)?.shift();
        if (next) next();
        else queues.delete(socket);
      });
      listener(request, response);
    };
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      handle();
    } else if (queue.length < mostWaiting) queue.push(handle);
    else socket.destroy();
  };
}
