import type { EditedArticle } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import type { RequestContext } from '../../http/register-endpoint';
import type { PlatformDeps } from '../../platform-deps';
import { draftSubject, isPdf, toAttachment } from '../attachment/attachment-presenter';
import type { AttachmentRow } from '../attachment/attachment-queries';
import { grantFor, signQuery } from '../session/signed-url';

/** A file as editors see it: they see a picture before its article is public. */
export function toEditedFile(
  row: AttachmentRow,
  { encryption }: Pick<PlatformDeps, 'encryption'>,
  context: RequestContext,
): EditedArticle['attachments'][number] {
  const file = toAttachment(row);
  if (file.preview === null || isPdf(row.contentType)) return { ...file, draftPreview: null };
  const query = signQuery(encryption, draftSubject(file.id), grantFor(context, limits.mediaUrlSeconds));
  return { ...file, draftPreview: `${file.preview}&${query}` };
}
