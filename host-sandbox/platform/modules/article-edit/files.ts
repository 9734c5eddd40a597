import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attachmentAdd, attachmentRemove } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { recordId } from '../../core/db/columns';
import { articles, attachments, dictionaryItems } from '../../core/db/content-schema';
import type { Database } from '../../core/db/database';
import { notFound, ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { attachmentPath } from '../attachment/port';
import { recordAudit } from '../audit/port';
import { decodeUpload, uploadRejected } from '../../core/media/decode-upload';
import { storeRow } from '../../core/media/store-row';
import { removeFileFromIndex, indexArticle } from '../search/port';
import { toEditedFile } from './edited-file';

/** Operators add and delete files of articles. */
export function registerAttachmentEditing(app: FastifyInstance): void {
  const { database, media } = app.platform;

  registerEndpoint(app, attachmentAdd, async ({ articleId, name, category, content }, context) => {
    const { now } = context;
    const { ending, contentType } = kindOf(name);
    const bytes = decodeUpload(content, limits.attachmentBytes);
    if (!hasSignature(ending, bytes))
      throw uploadRejected(`这个文件不是能打开的 ${ending.toUpperCase()} 文件：内容已损坏，或与文件名不符`);
    const id = recordId(articleId);
    const file = `${randomBytes(16).toString('hex')}.${ending}`;
    await media.write(attachmentPath(file), bytes);
    const write = async (transaction: Database) => {
      const [article] = await transaction
        .select({ draft: articles.draft, publishedAt: articles.publishedAt })
        .from(articles)
        .where(eq(articles.id, id))
        .for('update');
      if (!article) throw notFound('该内容');
      await checkCategory(transaction, category);
      const fields = { name, file, contentType, size: bytes.length, category };
      // a file of a scheduled article is published with it
      const publishedAt = !article.draft && article.publishedAt > now ? article.publishedAt : now;
      const [row] = await transaction
        .insert(attachments)
        .values({ ...fields, articleId: id, publishedAt })
        .returning();
      if (!row) throw new Error('a file was not stored');
      await indexArticle(transaction, id);
      await recordAudit(transaction, context, { action: 'attachmentAdd', subject: row.id, title: name });
      return toEditedFile(row, app.platform, context);
    };
    return storeRow(database, write, () => media.remove(attachmentPath(file)));
  });

  registerEndpoint(app, attachmentRemove, async ({ id }, context) => {
    const row = await database.transaction(async (transaction) => {
      // Publishing reads the files under this lock, and would put a deleted one into the search index.
      const own = transaction
        .select({ id: attachments.articleId })
        .from(attachments)
        .where(eq(attachments.id, recordId(id)));
      const [article] = await transaction
        .select({ content: articles.content, revision: articles.revision })
        .from(articles)
        .where(inArray(articles.id, own))
        .for('update');
      if (article?.content.includes(`/media/attachment/${id}/`))
        throw new ApiError('A0409', '正文里有这张图片，请先从正文删去并保存', { revision: article.revision });
      const [removed] = await transaction
        .delete(attachments)
        .where(eq(attachments.id, recordId(id)))
        .returning({ file: attachments.file, title: attachments.name });
      if (!removed) throw notFound('该附件');
      await removeFileFromIndex(transaction, recordId(id));
      const { title } = removed;
      await recordAudit(transaction, context, { action: 'attachmentRemove', subject: id, title });
      return removed;
    });
    await media.remove(attachmentPath(row.file));
    return null;
  });
}

/** @throws ApiError A0400 for a category that the dictionary does not have */
async function checkCategory(transaction: Database, category: string): Promise<void> {
  const fits = and(eq(dictionaryItems.dictCode, 'download_category'), eq(dictionaryItems.itemCode, category));
  if ((await transaction.$count(dictionaryItems, fits)) === 0)
    throw new ApiError('A0400', 'category：没有这个分类，请重新选择');
}

function kindOf(name: string) {
  const kind = fileTypeOf(name);
  if (!kind) throw uploadRejected('不支持这种文件，请上传 PDF、Word、Excel、PPT、ZIP、PNG 或 JPEG 文件');
  return kind;
}

const office = 'application/vnd.openxmlformats-officedocument';
const zip = [0x50, 0x4b, 0x03, 0x04];

/** Accepted file types by extension, with their signatures. None of them runs in a browser. */
const kinds: Readonly<Record<string, readonly [contentType: string, signature: readonly number[]]>> = {
  pdf: ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  docx: [`${office}.wordprocessingml.document`, zip],
  xlsx: [`${office}.spreadsheetml.sheet`, zip],
  pptx: [`${office}.presentationml.presentation`, zip],
  zip: ['application/zip', zip],
  png: ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: ['image/jpeg', [0xff, 0xd8, 0xff]],
  jpeg: ['image/jpeg', [0xff, 0xd8, 0xff]],
};

/** The type of a file by its extension (lower case); `null` for types that are not accepted. */
export function fileTypeOf(name: string): { ending: string; contentType: string } | null {
  const ending = /^[^/\\]+\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  return kind ? { ending, contentType: kind[0] } : null;
}

/** Whether the bytes start with the signature of this extension. */
export function hasSignature(ending: string, bytes: Uint8Array): boolean {
  const [, signature] = kinds[ending] ?? [];
  return signature?.every((byte, index) => bytes[index] === byte) ?? false;
}
