import { randomBytes } from 'node:crypto';
import type { Picture } from './check-picture';
import { isBase64 } from './decode-upload';
import type { MediaStore } from './media-store';

/** Pictures that people upload into one folder of the media, each under an unguessable name. */
export function uploadedPictures(media: MediaStore, folder: string) {
  const ours = new RegExp(`^/media/(${folder}/[0-9a-f]{32}\\.(?:png|jpg|webp))$`);
  return {
    /** @returns the address of the stored picture */
    async write({ bytes, type }: Picture): Promise<string> {
      const path = `${folder}/${randomBytes(16).toString('hex')}.${type}`;
      await media.write(path, bytes);
      return `/media/${path}`;
    },
    /** Deletes an uploaded picture; those of the sample and anything else stay. */
    async remove(address: string | null): Promise<void> {
      const path = ours.exec(address ?? '')?.[1];
      if (path) await media.remove(path);
    },
  };
}

/** The bytes of a picture in base64; `null` when it is cut off, or has more than `maxBytes`. */
export function decodePicture(base64: string, maxBytes: number): Buffer | null {
  if (!isBase64(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > maxBytes ? null : bytes;
}
