import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attachmentAdd, attachmentRemove } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { recordId } from '../../db/record-id';
import { articles, attachments } from '../../db/schema';
import { notFound, PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { dropFile, indexArticle } from '../search/search-entries';
import { toWire } from '../attachment/attachment-wire';
import { fileKind } from './file-kind';

/** Files of articles: added by operators, and taken away. */
export function registerFiles(app: FastifyInstance): void {
  const { database, mediaFolder } = app.platform;
  const folder = join(mediaFolder, 'attachment');

  registerCall(app, attachmentAdd, async ({ articleId, name, category, content }, { now }) => {
    const bytes = decode(content);
    const kind = fileKind(name, bytes);
    if (!kind) throw notTaken();
    const id = recordId(articleId);
    const file = `${randomBytes(16).toString('hex')}.${kind.ending}`;
    store(folder, file, bytes);
    try {
      return await database.transaction(async (transaction) => {
        const [article] = await transaction
          .select({ id: articles.id })
          .from(articles)
          .where(eq(articles.id, id))
          .for('update');
        if (!article) throw notFound('该内容');
        const fields = { name, file, contentType: kind.contentType, size: bytes.length, category };
        const [row] = await transaction
          .insert(attachments)
          .values({ ...fields, articleId: id, publishedAt: now })
          .returning();
        if (!row) throw new Error('a file was not stored');
        await indexArticle(transaction, id);
        return toWire(row);
      });
    } catch (error) {
      rmSync(join(folder, file), { force: true });
      throw error;
    }
  });

  registerCall(app, attachmentRemove, async ({ id }) => {
    const row = await database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(attachments)
        .where(eq(attachments.id, recordId(id)))
        .returning({ file: attachments.file });
      await dropFile(transaction, recordId(id));
      return removed;
    });
    if (!row) throw notFound('该附件');
    rmSync(join(folder, row.file), { force: true });
    return null;
  });
}

/** Never half a file under its name. */
function store(folder: string, file: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${file}.new`), bytes);
  renameSync(join(folder, `${file}.new`), join(folder, file));
}

function decode(content: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw notTaken();
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > limits.attachmentBytes) throw notTaken();
  return bytes;
}

function notTaken(): PlatformFault {
  const megabytes = limits.attachmentBytes / 1024 / 1024;
  return new PlatformFault(
    'A0251',
    `请上传 PDF、Word、Excel、PPT、ZIP、PNG 或 JPEG 文件，大小不超过 ${megabytes} MB`,
  );
}
