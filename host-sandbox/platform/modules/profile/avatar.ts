import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { avatarEdit } from '@/contracts/profile';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { checkPicture, type Picture } from '../../media/check-picture';
import { mediaHeaders } from '../../media/pictures';
import { recordAccountChange } from '../audit/record-audit';
import { lockCurrentUser } from '../session/current-user';
import { updateUser } from '../session/users';

/** A new avatar replaces the old one and deletes its file. */
export function registerAvatar(app: FastifyInstance): void {
  const { database, mediaFolder } = app.platform;
  serveAvatars(app, mediaFolder);

  registerEndpoint(app, avatarEdit, async ({ image }, context) => {
    const picture = await checkPicture(decode(image), limits.avatarSide, limits.avatarBytes);
    if (!picture) throw invalidImage();
    const avatar = writeAvatarFile(mediaFolder, picture);
    try {
      const replaced = await database.transaction(async (transaction) => {
        // Locked, so that of concurrent uploads each deletes its predecessor and no file remains; a closed account gets
        // none.
        const user = await lockCurrentUser(transaction, context);
        await updateUser(transaction, user.id, { avatar });
        await recordAccountChange(transaction, context, 'avatarEdit', user.id);
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

const prefix = '/media/avatar/';
const ours = /^\/media\/avatar\/([0-9a-f]{32}\.(?:png|jpg|webp))$/;

/** Stores a checked picture atomically under an unguessable name. @returns its path */
export function writeAvatarFile(mediaFolder: string, { bytes, type }: Picture): string {
  const folder = join(mediaFolder, 'avatar');
  const name = `${randomBytes(16).toString('hex')}.${type}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.new`), bytes);
  renameSync(join(folder, `${name}.new`), join(folder, name));
  return prefix + name;
}

/** Deletes an uploaded avatar; sample pictures and anything else stay. */
export function removeAvatarFile(mediaFolder: string, path: string | null): void {
  const name = ours.exec(path ?? '')?.[1];
  if (name) rmSync(join(mediaFolder, 'avatar', name), { force: true });
}

/** Serves avatars. The type follows from the extension, which follows from the checked content. */
export function serveAvatars(app: FastifyInstance, mediaFolder: string): void {
  const root = join(mediaFolder, 'avatar');
  mkdirSync(root, { recursive: true });
  void app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    // Immutable: a new picture has a new name. Private: an avatar disappears at once when its account is closed.
    cacheControl: false,
    allowedPath: (path) => /\.(?:png|jpg|webp)$/.test(path),
    setHeaders: (response) => {
      response.setHeader('cache-control', 'private, max-age=86400, immutable');
      for (const [name, value] of Object.entries(mediaHeaders)) response.setHeader(name, value);
    },
  });
}
