import type { FastifyInstance } from 'fastify';
import { attachmentDownload, attachmentPage } from '@/contracts/attachment';
import { id } from '@/contracts/fields';
import { recordId } from '../../core/db/columns';
import { notFound } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { dispositionOf } from '../../core/media/disposition';
import { headersWithViewer } from '../../core/media/media-store';
import { readerOf } from '../session/port';
import {
  attachmentPath,
  attachmentUrl,
  draftSubject,
  isPdf,
  isPreviewable,
  toAttachment,
} from './attachment-presenter';
import {
  countAttachments,
  countDownload,
  findAttachment,
  findAttachments,
  findDraftAttachment,
} from './attachment-queries';

/** Files of published articles: lists, URLs, content. */
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

/**
 * Serves an attachment with byte ranges, as a download under its name, or inline with `?show`. The id alone identifies
 * the file; the name in the path is for people. A download counts from its first byte, so a resumed one is not counted
 * twice.
 */
export function serveAttachments(app: FastifyInstance): void {
  const { database, media, clock } = app.platform;
  app.get<{ Params: { id: string }; Querystring: { show?: string } }>(
    '/media/attachment/:id/:name',
    async (request, reply) => {
      const number = id.safeParse(request.params.id);
      const shown = number.success ? await findShown(number.data, request.query) : undefined;
      if (!shown) throw notFound('该附件');
      const { row, cache } = shown;
      const inline = request.query.show !== undefined && isPreviewable(row.contentType);
      if (!inline && request.method === 'GET' && /^$|^bytes=0-/.test(request.headers.range ?? ''))
        await countDownload(database, row.id);
      const disposition = dispositionOf(row.name, inline);
      return media.send(request, reply, attachmentPath(row.file), {
        type: row.contentType,
        headers: {
          ...headersWithViewer(inline && isPdf(row.contentType)),
          'content-disposition': disposition,
          'cache-control': cache,
        },
      });
    },
  );

  /** The public file of this id; an operator sees those of drafts, too, at an address that was signed for them. */
  async function findShown(fileId: string, query: unknown) {
    const row = await findAttachment(database, recordId(fileId), clock());
    if (row) return { row, cache: 'public, max-age=0' };
    const reader = await readerOf(app.platform, draftSubject(fileId), query);
    if (!reader?.isOperator) return undefined;
    const draft = await findDraftAttachment(database, recordId(fileId));
    return draft && { row: draft, cache: 'private, no-store' };
  }
}
