import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { httpError } from './api-error';
import { bodyLimitOf, declaredBytes } from './body-budget';

/** A body has this time. A larger one must arrive at this rate from then on, so that nobody holds its memory idle. */
const secondsOfBody = 30;
const bytesPerSecond = 32 * 1024;
const secondsOfCheck = 5;

/**
 * Reads a body into one buffer of its declared length: a body in a million pieces must not cost a million objects.
 * @throws ApiError A0413, or A0400 for a body that is cut off or arrives too slowly
 */
export async function readBody(request: FastifyRequest, payload: Readable): Promise<string> {
  const [limit, length] = [bodyLimitOf(request), declaredBytes(request)];
  if (length > limit) throw httpError(413);
  const buffer = Buffer.allocUnsafe(length);
  let received = 0;
  let [seconds, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  await new Promise<void>((resolve, reject) => {
    timer = setInterval(() => {
      seconds += secondsOfCheck;
      if (seconds >= secondsOfBody && received < seconds * bytesPerSecond) reject(httpError(408));
    }, secondsOfCheck * 1000);
    payload.on('data', (chunk: Buffer) => (received += chunk.copy(buffer, received)));
    payload.once('end', resolve);
    payload.once('error', () => reject(httpError(400)));
    payload.once('close', () => reject(httpError(400)));
  }).finally(() => {
    clearInterval(timer);
    payload.removeAllListeners('data');
  });
  if (received < length) throw httpError(400);
  return buffer.toString('utf8');
}
