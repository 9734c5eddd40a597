import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { articleCover } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import type { Database } from '../../core/db/database';
import { recordId } from '../../core/db/columns';
import { articles } from '../../core/db/content-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { checkPicture } from '../../core/media/check-picture';
import { mediaHeaders, type MediaStore } from '../../core/media/media-store';
import { storeRow } from '../../core/media/store-row';
import { decodePicture, uploadedPictures } from '../../core/media/uploaded-pictures';
import { recordAudit } from '../audit/port';
import { findEditableArticle, lockArticle } from './edit-queries';

/** The uploaded covers of articles. Nobody knows the name of a draft's cover. */
export const articleCovers = (media: MediaStore) => uploadedPictures(media, 'cover');

/** Operators set and remove covers of articles; the file of the former cover is deleted. */
export function registerCover(app: FastifyInstance): void {
  const { database, media } = app.platform;
  const covers = articleCovers(media);
  // Immutable: a new picture has a new name.
  media.serve(app, 'cover', {
    headers: { ...mediaHeaders, 'cache-control': 'public, max-age=86400, immutable' },
    allowed: /\.webp$/,
  });

  registerEndpoint(app, articleCover, async ({ id, revision, image }, context) => {
    const number = recordId(id);
    const cover = image === null ? null : await covers.write(await readPicture(image));
    const write = async (transaction: Database) => {
      const before = await lockArticle(transaction, number, revision);
      await transaction
        .update(articles)
        .set({ cover, revision: revision + 1 })
        .where(eq(articles.id, number));
      const { title } = before;
      await recordAudit(transaction, context, { action: 'articleCover', subject: number, title });
      return before;
    };
    const replaced = await storeRow(database, write, () => covers.remove(cover));
    await covers.remove(replaced.cover);
    return findEditableArticle(app.platform, number, context);
  });
}

async function readPicture(image: string) {
  const bytes = decodePicture(image, limits.coverBytes);
  const picture = bytes && (await checkPicture(bytes, limits.coverSide, Infinity, limits.coverStoredSide));
  if (picture) return picture;
  const megabytes = limits.coverBytes / 1024 / 1024;
  throw new ApiError(
    'A0250',
    `请上传 PNG、JPEG 或 WebP 图片，边长不超过 ${limits.coverSide} 像素，大小不超过 ${megabytes} MB`,
  );
}
