import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { avatarEdit } from '@/contracts/profile-edit';
import type { Database } from '../../core/db/database';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { checkPicture } from '../../core/media/check-picture';
import { mediaHeaders, type MediaStore } from '../../core/media/media-store';
import { storeRow } from '../../core/media/store-row';
import { decodePicture, uploadedPictures } from '../../core/media/uploaded-pictures';
import { recordAccountChange } from '../audit/port';
import { lockCurrentUser, updateUser } from '../session/port';

const folder = 'avatar';

/** A new avatar replaces the old one and deletes its file. */
export function registerAvatar(app: FastifyInstance): void {
  const { database, media } = app.platform;
  // Immutable: a new picture has a new name. Private: an avatar disappears at once when its account is closed.
  media.serve(app, folder, {
    headers: { ...mediaHeaders, 'cache-control': 'private, max-age=86400, immutable' },
    allowed: /\.(?:png|jpg|webp)$/,
  });

  registerEndpoint(app, avatarEdit, async ({ image }, context) => {
    const bytes = decodePicture(image, limits.avatarBytes);
    const picture = bytes && (await checkPicture(bytes, limits.avatarSide, limits.avatarBytes));
    if (!picture) throw invalidImage();
    const avatar = await uploadedPictures(media, folder).write(picture);
    const write = async (transaction: Database) => {
      // Locked, so that of concurrent uploads each deletes its predecessor and no file remains; a closed account gets
      // none.
      const user = await lockCurrentUser(transaction, context);
      await updateUser(transaction, user.id, { avatar });
      await recordAccountChange(transaction, context, 'avatarEdit', user.id);
      return user.avatar;
    };
    const replaced = await storeRow(database, write, () => removeAvatar(media, avatar));
    await removeAvatar(media, replaced);
    return { avatar };
  });
}

function invalidImage(): ApiError {
  const kilobytes = limits.avatarBytes / 1024;
  return new ApiError(
    'A0250',
    `请上传 PNG、JPEG 或 WebP 图片，边长不超过 ${limits.avatarSide} 像素，大小不超过 ${kilobytes} KB`,
  );
}

/** Deletes an uploaded avatar. */
export const removeAvatar = (media: MediaStore, address: string | null): Promise<void> =>
  uploadedPictures(media, folder).remove(address);
