import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { createFolderStore } from './folder-store';
import type { MediaStore } from './media-store';
import { assertWritable, createS3Store, type S3Options } from './s3-store';

/**
 * Opens the media store: a bucket where the settings name one, else the folder `media` in the data folder.
 * @throws StartupError when the bucket cannot be written
 */
export async function openMediaStore(
  { dataDir, ...settings }: Settings,
  edges: Pick<S3Options, 'clock' | 'onLeft'>,
): Promise<MediaStore> {
  if (settings.bucketUrl === '') return createFolderStore(join(dataDir, 'media'));
  const bucketUrl = settings.bucketUrl.replace(/\/$/, '');
  const store = createS3Store({
    bucketUrl,
    region: settings.bucketRegion,
    accessKey: settings.bucketAccessKey,
    secretKey: settings.bucketSecretKey,
    ...edges,
  });
  await assertWritable(store, bucketUrl);
  return store;
}
