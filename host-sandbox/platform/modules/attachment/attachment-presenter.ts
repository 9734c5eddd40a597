import type { Attachment } from '@/contracts/attachment';
import { isPreviewable } from './attachment';
import type { AttachmentRow } from './attachment-queries';

/** A file in a response. */
export function toAttachment(row: AttachmentRow): Attachment {
  const { id, name, contentType, size, category, downloads, publishedAt } = row;
  return {
    ...{ id: String(id), name, contentType, size, category, downloads },
    publishedAt: publishedAt.toISOString(),
    preview: isPreviewable(contentType) ? `${attachmentUrl(row)}?show` : null,
  };
}

/** Media path of the file; the name in it is for people. */
export function attachmentUrl({ id, name }: AttachmentRow): string {
  return `/media/attachment/${id}/${encodeURIComponent(name)}`;
}
