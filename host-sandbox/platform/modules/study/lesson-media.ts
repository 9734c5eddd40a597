import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ResponseOf } from '@/contracts/call';
import { id } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import type { lessonMedia } from '@/contracts/study';
import { recordId } from '../../core/db/columns';
import { lessonProgress } from '../../core/db/study-schema';
import type { Encryption } from '../../core/encryption/encryption';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import { headersWithViewer, mediaTypeOf } from '../../core/media/media-store';
import {
  currentSession,
  shareLockCurrentUser,
  grantFor,
  signQuery,
  verifyQuery,
  type UrlGrant,
} from '../session/port';
import { requireLessonAccess, canStudyLesson } from './access';
import { switchWatchedLesson } from './watch-budget';

/** Opens a lesson and grants its media files. @throws ApiError A0404, A0501, A0502, A0503 */
export async function openLessonMedia(
  { platform: { database, encryption } }: FastifyInstance,
  lessonId: string,
  context: RequestContext,
): Promise<ResponseOf<typeof lessonMedia>> {
  const { now } = context;
  const { userId } = currentSession(context);
  const { lesson } = await requireLessonAccess(database, recordId(lessonId), userId, now);
  const { kind, seconds, media } = lesson;
  if (kind === 'quiz' || media === null) throw new ApiError('A0404', '该课时没有视频或文档');
  await database.transaction(async (transaction) => {
    await shareLockCurrentUser(transaction, context);
    // Reports are evaluated by the time since the first opening.
    await transaction
      .insert(lessonProgress)
      .values({ userId, lessonId: lesson.id, openedAt: now })
      .onConflictDoNothing();
    if (kind === 'video') await switchWatchedLesson(transaction, userId, lesson.id, now);
  });
  const grant = grantFor(context, { seconds: limits.mediaUrlSeconds });
  const urlOf = (file: string) => signedMediaUrl(encryption, String(lesson.id), file, grant);
  const { sources, captions } = lessonMediaFiles(kind, media);
  return {
    kind,
    seconds,
    sources: sources.map((file) => ({ url: urlOf(file), type: mediaTypeOf(file) ?? '' })),
    captions: captions.map(({ file, ...rest }) => ({ url: urlOf(file), ...rest })),
    expiresAt: new Date(grant.expires * 1000).toISOString(),
  };
}

const params = z.object({
  lessonId: id,
  file: z.string().check(z.regex(/^[a-z0-9-]{1,60}\.[a-z0-9]{2,5}$/)),
});

/**
 * Serves lesson files with byte ranges at signed URLs that have not expired, while their session is active and its user
 * may study the lesson.
 */
export function serveLessonMedia(app: FastifyInstance): void {
  const { database, encryption, media, clock } = app.platform;
  app.get('/media/lesson/:lessonId/:file', async (request, reply) => {
    const path = params.safeParse(request.params);
    if (!path.success) throw mediaExpired();
    const { lessonId, file } = path.data;
    const type = mediaTypeOf(file);
    const now = clock();
    const grant = verifyQuery(encryption, subjectOf(lessonId, file), request.query, now);
    if (!type || !grant) throw mediaExpired();
    if (!(await canStudyLesson(database, recordId(grant.session), recordId(lessonId), now)))
      throw mediaExpired();
    const headers = {
      ...headersWithViewer(type === mediaTypeOf('any.pdf')),
      'cache-control': 'private, no-store',
    };
    const stored = `lesson/${file}`;
    if (type === mediaTypeOf('any.m3u8')) {
      const address = (part: string) => signedMediaUrl(encryption, lessonId, part, grant);
      return reply
        .headers(headers)
        .type(type)
        .send(signParts(await media.readText(stored), address));
    }
    return media.send(request, reply, stored, { type, headers });
  });
}

/** Replaces the segment names of a playlist by URLs of the same grant. */
function signParts(text: string, address: (file: string) => string): string {
  return text
    .replace(/^[^#\s].*$/gm, address)
    .replace(/URI="([^"]+)"/g, (_, part: string) => `URI="${address(part)}"`);
}

/** One error for every reason, so that it gives no hints. */
function mediaExpired(): ApiError {
  return new ApiError('A0403', '学习资料的地址已失效，请重新打开课时');
}

function signedMediaUrl(encryption: Encryption, lessonId: string, file: string, grant: UrlGrant): string {
  return `/media/lesson/${lessonId}/${file}?${signQuery(encryption, subjectOf(lessonId, file), grant)}`;
}

const subjectOf = (lessonId: string, file: string) => ({
  use: 'lesson-media',
  id: `${lessonId} ${file}`,
  seconds: limits.mediaUrlSeconds,
});

/** Whether a video is a stream: a playlist and its segments. */
export const isStream = (media: string): boolean => media.startsWith('stream-');

/** Files of a lesson by its stored name; sources in order of preference. */
export function lessonMediaFiles(kind: 'video' | 'document', media: string) {
  if (kind === 'document') return { sources: [`${media}.pdf`], captions: [] };
  return {
    sources: isStream(media) ? [`${media}.m3u8`] : [`${media}.mp4`, `${media}.webm`],
    captions: [{ file: `${media}.vtt`, language: 'zh-CN', label: '中文' }],
  };
}
