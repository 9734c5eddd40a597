import { and, count, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { containsKeyword } from '../../core/db/search-text';
import type { Database } from '../../core/db/database';
import { isPublished } from '../article/port';
import { articles, attachments } from '../../core/db/content-schema';

export interface AttachmentFilter {
  readonly articleId: bigint | undefined;
  readonly category: string | undefined;
  readonly keyword: string | undefined;
  readonly now: Date;
}

export type AttachmentRow = typeof attachments.$inferSelect;

const columns = {
  id: attachments.id,
  articleId: attachments.articleId,
  name: attachments.name,
  file: attachments.file,
  contentType: attachments.contentType,
  size: attachments.size,
  category: attachments.category,
  downloads: attachments.downloads,
  publishedAt: attachments.publishedAt,
};

/** One page of attachments, newest first. */
export async function findAttachments(
  database: Database,
  filter: AttachmentFilter,
  page: { offset: number; limit: number },
): Promise<AttachmentRow[]> {
  return await database
    .select(columns)
    .from(attachments)
    .innerJoin(articles, eq(articles.id, attachments.articleId))
    .where(matching(filter))
    .orderBy(desc(attachments.publishedAt), desc(attachments.id))
    .offset(page.offset)
    .limit(page.limit);
}

export async function countAttachments(database: Database, filter: AttachmentFilter): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(attachments)
    .innerJoin(articles, eq(articles.id, attachments.articleId))
    .where(matching(filter));
  return row?.total ?? 0;
}

/** One public attachment. */
export async function findAttachment(
  database: Database,
  id: bigint,
  now: Date,
): Promise<AttachmentRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(attachments)
    .innerJoin(articles, eq(articles.id, attachments.articleId))
    .where(and(eq(attachments.id, id), isPublic(now)));
  return row;
}

/** One attachment, also of an article that is not public. */
export async function findDraftAttachment(
  database: Database,
  id: bigint,
): Promise<AttachmentRow | undefined> {
  const [row] = await database.select(columns).from(attachments).where(eq(attachments.id, id));
  return row;
}

/** Counts one download of a file. */
export async function countDownload(database: Database, id: bigint): Promise<void> {
  await database
    .update(attachments)
    .set({ downloads: sql`${attachments.downloads} + 1` })
    .where(eq(attachments.id, id));
}

function matching({ articleId, category, keyword, now }: AttachmentFilter): SQL | undefined {
  return and(
    isPublic(now),
    articleId === undefined ? undefined : eq(attachments.articleId, articleId),
    category === undefined ? undefined : eq(attachments.category, category),
    containsKeyword(keyword, [attachments.name]),
  );
}

function isPublic(now: Date): SQL | undefined {
  return and(lte(attachments.publishedAt, now), isPublished(now));
}
