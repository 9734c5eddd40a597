import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '@/contracts/fields';
import { recordId } from '../../db/record-id';
import { ApiError } from '../../http/api-error';
import { mediaHeaders } from '../../media/pictures';
import { canStudyLesson } from './access';
import { isValidGrant, signedMediaUrl } from './media-address';
import { mediaTypeOf } from './media-types';

const params = z.object({
  lessonId: id,
  file: z.string().check(z.regex(/^[a-z0-9-]{1,60}\.[a-z0-9]{2,5}$/)),
});
const query = z.object({
  session: id,
  expires: z.string().check(z.regex(/^\d{10}$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * Serves lessons' files with byte ranges at addresses that are signed and have time left, as long as the session they
 * were made for lives and its person may study the lesson.
 */
export function serveLessonMedia(app: FastifyInstance): void {
  const { database, encryption, mediaFolder, clock } = app.platform;
  app.get('/media/lesson/:lessonId/:file', async (request, reply) => {
    const [place, proof] = [params.safeParse(request.params), query.safeParse(request.query)];
    if (!place.success || !proof.success) throw mediaExpired();
    const { lessonId, file } = place.data;
    const { session: sessionId, expires, signature } = proof.data;
    const grant = { sessionId, lessonId, file, expires: Number(expires) };
    const type = mediaTypeOf(file);
    const now = clock();
    if (!type || !isValidGrant(encryption, grant, signature, now)) throw mediaExpired();
    if (!(await canStudyLesson(database, recordId(sessionId), recordId(lessonId), now))) throw mediaExpired();
    reply.headers(headersOf(type)).header('cache-control', 'private, no-store');
    if (type === mediaTypeOf('any.m3u8')) {
      const text = await readFile(join(mediaFolder, 'lesson', file), 'utf8');
      const address = (part: string) => signedMediaUrl(encryption, { ...grant, file: part });
      return reply.type(type).send(signParts(text, address));
    }
    return reply
      .sendFile(file, join(mediaFolder, 'lesson'), { contentType: false, cacheControl: false })
      .type(type);
  });
}

/** A playlist whose parts are named by addresses that are granted as its own was. */
function signParts(text: string, address: (file: string) => string): string {
  return text
    .replace(/^[^#\s].*$/gm, address)
    .replace(/URI="([^"]+)"/g, (_, part: string) => `URI="${address(part)}"`);
}

/** A browser's own PDF viewer does not work within the sandbox; nothing in a PDF runs as a page of ours. */
function headersOf(type: string): Record<string, string> {
  const { 'content-security-policy': policy, ...rest } = mediaHeaders;
  return type === mediaTypeOf('any.pdf') ? rest : { ...rest, 'content-security-policy': policy };
}

/** One answer for whatever is wrong with an address: it tells nobody how near they came. */
function mediaExpired(): ApiError {
  return new ApiError('A0403', '学习资料的地址已失效，请重新打开课时');
}
