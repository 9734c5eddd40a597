import type { FastifyInstance } from 'fastify';
import { attachmentDownload, attachmentPage } from '@/contracts/attachment';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { serveAttachments } from './attachment-file';
import { countAttachments, findAttachment, findAttachments } from './attachment-queries';
import { attachmentUrl, toAttachment } from './attachment-presenter';

/** Files of published articles: lists, addresses, bytes. */
export function registerAttachment(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, attachmentPage, async ({ current, size, query }, { now }) => {
    const filter = {
      articleId: query.articleId ? recordId(query.articleId) : undefined,
      category: query.category,
      keyword: query.keyword,
      now,
    };
    const [total, rows] = await Promise.all([
      countAttachments(database, filter),
      findAttachments(database, filter, { offset: (current - 1) * size, limit: size }),
    ]);
    return { records: rows.map(toAttachment), total, current, size };
  });

  registerEndpoint(app, attachmentDownload, async ({ id }, { now }) => {
    const row = await findAttachment(database, recordId(id), now);
    if (!row) throw notFound('该附件');
    const { name, size } = row;
    return { url: attachmentUrl(row), name, size };
  });

  serveAttachments(app);
}
