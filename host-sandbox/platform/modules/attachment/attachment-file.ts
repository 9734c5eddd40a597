import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { id } from '@/contracts/fields';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/api-error';
import { mediaHeaders } from '../../media/pictures';
import { countDownload, findAttachment } from './attachment-queries';

/** Kinds that browsers show by themselves. */
const previewableImage = /^image\/(png|jpeg|webp|gif|svg\+xml)$/;
const isPdf = (contentType: string) => contentType === 'application/pdf';

/** True for what may be shown instead of being saved. */
export const isPreviewable = (contentType: string) =>
  isPdf(contentType) || previewableImage.test(contentType);

/**
 * Serves an attachment's bytes, with ranges, as a download under its own name, or to be looked at with `?show`. The file
 * is found by its number alone; the name in the address is for people. A download counts once it begins at the first
 * byte, so that one that goes on where it stopped is not counted twice.
 */
export function serveAttachments(app: FastifyInstance): void {
  const { database, mediaFolder, clock } = app.platform;
  app.get<{ Params: { id: string }; Querystring: { show?: string } }>(
    '/media/attachment/:id/:name',
    async (request, reply) => {
      const number = id.safeParse(request.params.id);
      const row = number.success ? await findAttachment(database, recordId(number.data), clock()) : undefined;
      if (!row) throw notFound('该附件');
      const shown = request.query.show !== undefined && isPreviewable(row.contentType);
      if (!shown && request.method === 'GET' && /^$|^bytes=0-/.test(request.headers.range ?? ''))
        await countDownload(database, row.id);
      return reply
        .headers(headersOf(shown && isPdf(row.contentType)))
        .header(
          'content-disposition',
          `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(row.name)}`,
        )
        .sendFile(row.file, join(mediaFolder, 'attachment'), { contentType: false, maxAge: 0 })
        .type(row.contentType);
    },
  );
}

/** A browser's own PDF viewer does not work within the sandbox; nothing in a PDF runs as a page of ours. */
function headersOf(isShownPdf: boolean): Record<string, string> {
  const { 'content-security-policy': policy, ...rest } = mediaHeaders;
  return isShownPdf ? rest : { ...rest, 'content-security-policy': policy };
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
