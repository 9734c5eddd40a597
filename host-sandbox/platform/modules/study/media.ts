import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import type { lessonMedia } from '@/contracts/study';
import { recordId } from '../../db/record-id';
import { lessonProgress } from '../../db/study-schema';
import { PlatformFault } from '../../http/fault';
import type { CallContext } from '../../http/register-call';
import { signedIn } from '../session/signed-in';
import { enterLesson } from './access';
import { endOfGrant, mediaAddress } from './media-address';
import { filesOf, typeOf } from './media-types';

/** Opens a lesson and grants its files. @throws PlatformFault A0404, A0501, A0502, A0503 */
export async function openMedia(
  { platform: { database, vault } }: FastifyInstance,
  lessonId: string,
  context: CallContext,
): Promise<ResponseOf<typeof lessonMedia>> {
  const { now } = context;
  const { id: sessionId, userId } = signedIn(context);
  const { lesson } = await enterLesson(database, recordId(lessonId), userId, now);
  const { kind, seconds, media } = lesson;
  if (kind === 'quiz' || media === null) throw new PlatformFault('A0404', '该课时没有视频或文档');
  // The time since its first opening is what is judged by; opening it again changes nothing.
  await database
    .insert(lessonProgress)
    .values({ userId, lessonId: lesson.id, openedAt: now })
    .onConflictDoNothing();
  const expires = endOfGrant(now);
  const grant = (file: string) =>
    mediaAddress(vault, { sessionId: String(sessionId), lessonId: String(lesson.id), file, expires });
  const { sources, captions } = filesOf(kind, media);
  return {
    ...{ kind, seconds },
    sources: sources.map((file) => ({ url: grant(file), type: typeOf(file) ?? '' })),
    captions: captions.map(({ file, ...rest }) => ({ url: grant(file), ...rest })),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}
