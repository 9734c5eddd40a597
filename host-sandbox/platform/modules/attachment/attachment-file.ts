import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { id } from '@/contracts/fields';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/fault';
import { mediaHeaders } from '../../media/pictures';
import { findAttachment } from './attachment-queries';

/**
 * Serves an attachment's bytes, with ranges, always as a download under its own name. The file is found by its
 * number alone; the name in the address is for people.
 */
export function serveAttachments(app: FastifyInstance): void {
  const { database, mediaFolder, clock } = app.platform;
  app.get<{ Params: { id: string } }>('/media/attachment/:id/:name', async (request, reply) => {
    const number = id.safeParse(request.params.id);
    const row = number.success ? await findAttachment(database, recordId(number.data), clock()) : undefined;
    if (!row) throw notFound('该附件');
    return reply
      .headers(mediaHeaders)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc5987(row.name)}`)
      .sendFile(row.file, join(mediaFolder, 'attachment'), { contentType: false, maxAge: 0 })
      .type(row.contentType);
  });
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
