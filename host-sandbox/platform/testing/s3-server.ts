import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible server on this machine, which checks signatures, with an empty bucket. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    configureBuckets: [{ name: 'portal' }],
  });
  const { port } = await server.run();
  let closing: Promise<void> | undefined;
  const bucketUrl = `http://127.0.0.1:${port}/portal`;
  return {
    bucketUrl,
    /** Settings of a platform that keeps its media there. */
    env: { BUCKET_URL: bucketUrl, BUCKET_ACCESS_KEY: 'S3RVER', BUCKET_SECRET_KEY: 'S3RVER' },
    /** Ends it; again is no error. */
    close: () => {
      closing ??= server.close();
      server.httpServer.closeAllConnections();
      return closing;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
