import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPath } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';

/** A request of a declared call. */
export interface CallRequest {
  readonly name: CallName | undefined;
  readonly method: string | undefined;
  readonly authorization: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Number of earlier requests for this call. */
  readonly times: number;
}
/** A platform's reply. */
export interface Reply {
  status: number;
  /** An envelope as the platform sent it, before a fault changes it. */
  body: object;
  headers?: Readonly<Record<string, string>>;
}
/** Changes a reply; `null` sends none, a string is sent verbatim. */
export type ReplyFault = (reply: Reply, request: CallRequest) => Reply | string | null;

/**
 * Starts a proxy in front of a platform that changes its replies.
 * @returns its URL, without a slash at the end, and a function that closes it
 */
export async function startFaultyProxy(platform: { readonly url: string }, change: ReplyFault) {
  const names = new Map(
    Object.entries(calls).map(([name, call]) => [`/api${callPath(call, 'train')}`, name as CallName]),
  );
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', method, headers } = request;
      const path = url.split('?')[0] ?? '';
      const times = counts.get(path) ?? 0;
      counts.set(path, times + 1);
      const forwarded = sendRequest(new URL(url, platform.url), { method, headers }, (upstream) => {
        const received: Buffer[] = [];
        upstream.on('data', (part: Buffer) => received.push(part));
        upstream.on('end', () => {
          const reply: Reply = {
            status: upstream.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(received).toString()) as object,
          };
          const callRequest: CallRequest = {
            name: names.get(path),
            method,
            times,
            authorization: headers.authorization ?? '',
            input: inputOf(Buffer.concat(parts).toString()),
          };
          const changed = change(reply, callRequest);
          if (changed === null) return;
          const sent = typeof changed === 'string' ? reply : changed;
          response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers });
          response.end(typeof changed === 'string' ? changed : JSON.stringify(sent.body));
        });
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end(Buffer.concat(parts));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function inputOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
