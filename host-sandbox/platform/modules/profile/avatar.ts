import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { avatarEdit } from '@/contracts/profile';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { checkPicture } from '../../media/picture-check/picture';
import { lockCurrentUser } from '../session/current-user';
import { updateUser } from '../session/users';
import { removeAvatarFile, serveAvatars, writeAvatarFile } from './avatar-files';

/** A new avatar takes the place of the old one, whose file goes. */
export function registerAvatar(app: FastifyInstance): void {
  const { database, mediaFolder } = app.platform;
  serveAvatars(app, mediaFolder);

  registerEndpoint(app, avatarEdit, async ({ image }, context) => {
    const picture = checkPicture(decode(image), limits.avatarSide);
    if (!picture) throw invalidImage();
    const avatar = writeAvatarFile(mediaFolder, picture);
    try {
      const replaced = await database.transaction(async (transaction) => {
        // Locked, so that of two uploads at once each deletes the one before it and no file stays behind; an account
        // that was closed meanwhile takes none.
        const user = await lockCurrentUser(transaction, context);
        await updateUser(transaction, user.id, { avatar });
        return user.avatar;
      });
      removeAvatarFile(mediaFolder, replaced);
      return { avatar };
    } catch (error) {
      removeAvatarFile(mediaFolder, avatar);
      throw error;
    }
  });
}

function decode(image: string): Buffer {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image)) throw invalidImage();
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length > limits.avatarBytes) throw invalidImage();
  return bytes;
}

function invalidImage(): ApiError {
  const kilobytes = limits.avatarBytes / 1024;
  return new ApiError(
    'A0250',
    `请上传 PNG、JPEG 或 WebP 图片，边长不超过 ${limits.avatarSide} 像素，大小不超过 ${kilobytes} KB`,
  );
}
