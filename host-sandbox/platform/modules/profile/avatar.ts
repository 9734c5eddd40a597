import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { avatarEdit } from '@/contracts/profile';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { isBase64 } from '../../media/decode-upload';
import { checkPicture, type Picture } from '../../media/check-picture';
import { mediaHeaders, type MediaStore } from '../../media/media-store';
import { recordAccountChange } from '../audit/record-audit';
import { lockCurrentUser } from '../session/current-user';
import { updateUser } from '../session/users';

/** A new avatar replaces the old one and deletes its file. */
export function registerAvatar(app: FastifyInstance): void {
  const { database, media } = app.platform;
  // Immutable: a new picture has a new name. Private: an avatar disappears at once when its account is closed.
  media.serve(app, 'avatar', {
    headers: { ...mediaHeaders, 'cache-control': 'private, max-age=86400, immutable' },
    allowed: /\.(?:png|jpg|webp)$/,
  });

  registerEndpoint(app, avatarEdit, async ({ image }, context) => {
    const picture = await checkPicture(decode(image), limits.avatarSide, limits.avatarBytes);
    if (!picture) throw invalidImage();
    const avatar = await writeAvatar(media, picture);
    try {
      const replaced = await database.transaction(async (transaction) => {
        // Locked, so that of concurrent uploads each deletes its predecessor and no file remains; a closed account gets
        // none.
        const user = await lockCurrentUser(transaction, context);
        await updateUser(transaction, user.id, { avatar });
        await recordAccountChange(transaction, context, 'avatarEdit', user.id);
        return user.avatar;
      });
      await removeAvatar(media, replaced);
      return { avatar };
    } catch (error) {
      await removeAvatar(media, avatar);
      throw error;
    }
  });
}

function decode(image: string): Buffer {
  if (!isBase64(image)) throw invalidImage();
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

const prefix = '/media/avatar/';
const ours = /^\/media\/(avatar\/[0-9a-f]{32}\.(?:png|jpg|webp))$/;

/** Stores a checked picture under an unguessable name. @returns its address */
async function writeAvatar(media: MediaStore, { bytes, type }: Picture): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${type}`;
  await media.write(`avatar/${name}`, bytes);
  return prefix + name;
}

/** Deletes an uploaded avatar; sample pictures and anything else stay. */
export async function removeAvatar(media: MediaStore, address: string | null): Promise<void> {
  const path = ours.exec(address ?? '')?.[1];
  if (path) await media.remove(path);
}
