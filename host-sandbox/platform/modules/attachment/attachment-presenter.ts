import type { Attachment } from '@/contracts/attachment';
import { limits } from '@/contracts/limits';
import type { AttachmentRow } from './attachment-queries';

/** A file in a response. */
export function toAttachment(row: AttachmentRow): Attachment {
  const { id, name, contentType, size, category, downloads, publishedAt } = row;
  return {
    id: String(id),
    name,
    contentType,
    size,
    category,
    downloads,
    publishedAt: publishedAt.toISOString(),
    preview: isPreviewable(contentType) ? `${attachmentUrl(row)}?show` : null,
  };
}

/** Characters of a name in an address. With more the router finds nothing, and the address is no `mediaPath`. */
const shownNameMax = 50;

/** Media path of the file; the name in it is for people, and only the end of a long one. */
export function attachmentUrl({ id, name }: AttachmentRow): string {
  return `/media/attachment/${id}/${encodeURIComponent([...name].slice(-shownNameMax).join(''))}`;
}

/** Path of a stored file in the media store. */
export const attachmentPath = (file: string): string => `attachment/${file}`;

/** Image types that browsers display. */
const previewableImage = /^image\/(png|jpeg|webp|gif|svg\+xml)$/;
/** Whether a file is a PDF. */
export const isPdf = (contentType: string) => contentType === 'application/pdf';

/** Whether a file may be previewed instead of downloaded. */
export const isPreviewable = (contentType: string) =>
  isPdf(contentType) || previewableImage.test(contentType);

/** The subject of a signed address that shows a file to an operator while its article is not public. */
export const draftSubject = (id: string) => ({
  use: 'draft-attachment',
  id,
  seconds: limits.mediaUrlSeconds,
});
