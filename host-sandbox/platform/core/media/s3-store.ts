import { AwsClient } from 'aws4fetch';
import { ApiError } from '../http/api-error';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../process/startup-error';
import { mediaTypeOf, type MediaStore } from './media-store';
import { presignUrl, type BucketKey } from './presign-url';

export interface S3Options extends BucketKey {
  /** Address of the bucket, without a slash at its end; browsers must reach it, too. */
  readonly bucketUrl: string;
  readonly clock: () => Date;
  /** Receives a file that could not be deleted. */
  readonly onLeft: (path: string, error: unknown) => void;
}

/**
 * A signed address stays the same for this long, so that browsers can cache its file, and is valid for twice as long.
 */
const windowSeconds = 15 * 60;
/** Seconds for which browsers may cache a redirect to it. */
const redirectSeconds = 10 * 60;
/** A client waits ten seconds. */
const timeoutMs = 8000;

/**
 * Media files in a bucket of an S3-compatible store. The platform checks a request and redirects the browser to a
 * signed address of the bucket; the bucket itself is private.
 */
export function createS3Store(options: S3Options): MediaStore {
  const { bucketUrl, region, accessKey, secretKey, clock, onLeft } = options;
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new AwsClient({ ...keys, service: 's3', region, retries: 2 });
  const urlOf = (path: string) => `${bucketUrl}/${path}`;
  const request = async (method: string, path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(urlOf(path), { ...init, method, signal });
    if (response.ok || (method !== 'PUT' && response.status === 404)) return response;
    throw new Error(`S3 answered ${response.status} to ${method}`);
  };
  /** @param query headers of the store's response, such as `response-content-type` */
  const addressFor = (method: string, path: string, query: Readonly<Record<string, string>>) => {
    const signedAt = new Date(Math.floor(clock().getTime() / 1000 / windowSeconds) * windowSeconds * 1000);
    const expires = 2 * windowSeconds;
    return presignUrl(options, { method, url: urlOf(path), query, signedAt, expires });
  };

  const store: MediaStore = {
    serve(app, folder, { headers, allowed }) {
      app.get<{ Params: { file: string } }>(`/media/${folder}/:file`, async (request, reply) => {
        const { file } = request.params;
        const type = mediaTypeOf(file);
        if (!type || !/^[\w-]+\.\w+$/.test(file) || !(allowed?.test(file) ?? true))
          return reply.callNotFound();
        return store.send(request, reply, `${folder}/${file}`, { type, headers });
      });
    },
    async send({ method }, reply, path, { type, headers }) {
      const { 'content-disposition': disposition, 'cache-control': caching = '' } = headers;
      const address = await addressFor(method, path, {
        'response-content-type': type,
        ...(disposition ? { 'response-content-disposition': disposition } : {}),
        ...(caching ? { 'response-cache-control': caching } : {}),
      });
      const mayKeep = /max-age=[1-9]/.test(caching);
      return reply
        .header('cache-control', mayKeep ? `private, max-age=${redirectSeconds}` : 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .redirect(address, 302);
    },
    async readText(path) {
      const response = await request('GET', path);
      if (response.status === 404) throw new Error('a media file is missing');
      return response.text();
    },
    has: async (path) => (await request('HEAD', path)).ok,
    async write(path, bytes) {
      const headers = { 'content-type': mediaTypeOf(path) ?? 'application/octet-stream' };
      await request('PUT', path, { body: new Uint8Array(bytes), headers }).catch((cause: unknown) => {
        throw Object.assign(new ApiError('B0503', '文件暂时无法保存，请稍后再试'), { cause });
      });
    },
    remove: (path) =>
      request('DELETE', path).then(
        () => undefined,
        (error: unknown) => onLeft(path, error),
      ),
  };
  return store;
}

/** Proves that the bucket exists and is writable. @throws StartupError */
export async function assertWritable(media: MediaStore, bucketUrl: string): Promise<void> {
  try {
    await media.write('started', Buffer.from(new Date().toISOString()));
  } catch (error) {
    const { cause } = error as Error;
    throw new StartupError(
      `无法写入对象存储 ${bucketUrl}（${oneLine(cause)}）。请检查 BUCKET_URL、BUCKET_REGION、BUCKET_ACCESS_KEY 与 BUCKET_SECRET_KEY。`,
      'the bucket cannot be written: check BUCKET_URL, BUCKET_REGION, BUCKET_ACCESS_KEY and BUCKET_SECRET_KEY',
    );
  }
}
