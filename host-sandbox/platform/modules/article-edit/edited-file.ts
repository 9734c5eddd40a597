import type { EditedArticle } from '@/contracts/article-edit';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { PlatformDeps } from '../../core/platform-deps';
import { draftSubject, isPdf, toAttachment, type AttachmentRow } from '../attachment/port';
import { grantFor, signQuery } from '../session/port';

/** A file as editors see it: they see a picture before its article is public. */
export function toEditedFile(
  row: AttachmentRow,
  { encryption }: Pick<PlatformDeps, 'encryption'>,
  context: RequestContext,
): EditedArticle['attachments'][number] {
  const file = toAttachment(row);
  if (file.preview === null || isPdf(row.contentType)) return { ...file, draftPreview: null };
  const subject = draftSubject(file.id);
  const query = signQuery(encryption, subject, grantFor(context, subject));
  return { ...file, draftPreview: `${file.preview}&${query}` };
}
