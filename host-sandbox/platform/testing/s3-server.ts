import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store for tests, on this machine. */
interface S3Server {
  readonly bucketUrl: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether it verifies every signature as S3 does. */
  readonly signsLikeS3: boolean;
  /** Settings of a platform that keeps its media there. */
  readonly env: Readonly<Record<string, string>>;
  /** Stops it; a second call does nothing. */
  close(): Promise<void>;
  /** Removes its files. */
  remove(): Promise<void>;
}

/**
 * An S3-compatible store that checks signatures, with a bucket: one in this process, empty, or the product on this
 * machine whose bucket `TEST_BUCKET_URL` names, with the keys of `TEST_BUCKET_ACCESS_KEY` and `TEST_BUCKET_SECRET_KEY`.
 */
export async function startS3Server(): Promise<S3Server> {
  const { TEST_BUCKET_URL, TEST_BUCKET_ACCESS_KEY = '', TEST_BUCKET_SECRET_KEY = '' } = process.env;
  if (!TEST_BUCKET_URL) return startS3rver();
  const { port, close } = await startForwarder(new URL(TEST_BUCKET_URL));
  const bucketUrl = `http://127.0.0.1:${port}${new URL(TEST_BUCKET_URL).pathname}`;
  const access = { bucketUrl, accessKey: TEST_BUCKET_ACCESS_KEY, secretKey: TEST_BUCKET_SECRET_KEY };
  return { ...access, env: envOf(access), signsLikeS3: true, close, remove: () => Promise.resolve() };
}

/**
 * The server in this process. It computes the signatures of `'`, `(`, `)`, `*` and `!` in a query differently from S3.
 */
async function startS3rver(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'portal' }],
  });
  const { port } = await server.run();
  let closing: Promise<void> | undefined;
  const bucketUrl = `http://127.0.0.1:${port}/portal`;
  const access = { bucketUrl, accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return {
    ...access,
    env: envOf(access),
    signsLikeS3: false,
    close: () => {
      closing ??= server.close();
      server.httpServer.closeAllConnections();
      return closing;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

const envOf = ({
  bucketUrl,
  accessKey,
  secretKey,
}: Pick<S3Server, 'bucketUrl' | 'accessKey' | 'secretKey'>) => ({
  BUCKET_URL: bucketUrl,
  BUCKET_ACCESS_KEY: accessKey,
  BUCKET_SECRET_KEY: secretKey,
});

/** Forwards connections, so that a test can cut the store off without stopping it. */
async function startForwarder(target: URL) {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(target.port || 80), target.hostname));
    keep(near).pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let closing: Promise<void> | undefined;
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      closing ??= new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closing;
    },
  };
}
