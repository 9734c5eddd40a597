import { and, eq, inArray, or } from 'drizzle-orm';
import { articles, attachments } from '../../core/db/content-schema';
import type { PlatformContext } from '../../core/platform-deps';
import { portalUrlOf } from '../../core/settings/read-settings';
import { isPublished } from '../article/port';
import type { IsVisiblePicture } from './sanitize-html';

/** What decides which pictures readers see. */
export type PicturePolicy = Pick<PlatformContext, 'database' | 'settings' | 'contentSecurityPolicy'>;

/** Bounds of the pictures of one text whose files are looked up. */
const filesMax = 500;

/** The number of the file in the address of an attached picture. */
const attachedFile = /^\/media\/attachment\/(\d{1,18})\//;

/**
 * The pictures of a text that its readers see: those of the media, and of the origins that the policy of the portal's
 * page allows. The file of an attached picture must belong to the article, or to one that is public.
 * @param article the edited article; `null` for a new one
 */
export async function visiblePictures(
  { database, settings, contentSecurityPolicy }: PicturePolicy,
  content: string,
  article: bigint | null,
  now: Date,
): Promise<IsVisiblePicture> {
  const [, sources = ''] = /(?:^|;)\s*img-src ([^;]*)/.exec(contentSecurityPolicy() ?? '') ?? [];
  const own = new URL(portalUrlOf(settings)).origin;
  const origins = new Set([own, ...sources.split(' ')]);
  const named = [...content.matchAll(/\/media\/attachment\/(\d{1,18})\//g)].map(([, id = '']) => id);
  const ids = [...new Set(named)].slice(0, filesMax).map(BigInt);
  const isShown = or(isPublished(now), article === null ? undefined : eq(articles.id, article));
  const find = () =>
    database
      .select({ id: attachments.id })
      .from(attachments)
      .innerJoin(articles, eq(articles.id, attachments.articleId))
      .where(and(inArray(attachments.id, ids), isShown));
  const visible = new Set((ids.length > 0 ? await find() : []).map(({ id }) => String(id)));
  return (address) => {
    const path = address.startsWith(`${own}/`) ? address.slice(own.length) : address;
    const file = attachedFile.exec(path)?.[1];
    if (file !== undefined) return visible.has(file);
    if (path.startsWith('/')) return path.startsWith('/media/');
    return URL.canParse(path) && origins.has(new URL(path).origin);
  };
}
