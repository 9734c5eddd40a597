import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import type { lessonMedia } from '@/contracts/study';
import { recordId } from '../../db/record-id';
import { lessonProgress } from '../../db/study-schema';
import { ApiError } from '../../http/api-error';
import type { RequestContext } from '../../http/register-endpoint';
import { currentSession } from '../session/current-user';
import { requireLessonAccess } from './access';
import { grantExpiry, signedMediaUrl } from './media-address';
import { lessonMediaFiles, mediaTypeOf } from './media-types';

/** Opens a lesson and grants its files. @throws PlatformFault A0404, A0501, A0502, A0503 */
export async function openLessonMedia(
  { platform: { database, encryption } }: FastifyInstance,
  lessonId: string,
  context: RequestContext,
): Promise<ResponseOf<typeof lessonMedia>> {
  const { now } = context;
  const { id: sessionId, userId } = currentSession(context);
  const { lesson } = await requireLessonAccess(database, recordId(lessonId), userId, now);
  const { kind, seconds, media } = lesson;
  if (kind === 'quiz' || media === null) throw new ApiError('A0404', '该课时没有视频或文档');
  // The time since its first opening is what is judged by; opening it again changes nothing.
  await database
    .insert(lessonProgress)
    .values({ userId, lessonId: lesson.id, openedAt: now })
    .onConflictDoNothing();
  const expires = grantExpiry(now);
  const grant = (file: string) =>
    signedMediaUrl(encryption, { sessionId: String(sessionId), lessonId: String(lesson.id), file, expires });
  const { sources, captions } = lessonMediaFiles(kind, media);
  return {
    ...{ kind, seconds },
    sources: sources.map((file) => ({ url: grant(file), type: mediaTypeOf(file) ?? '' })),
    captions: captions.map(({ file, ...rest }) => ({ url: grant(file), ...rest })),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}
