import { releaseFile, releaseFileName, type ReleaseFile } from '@/contracts/release-file';

export interface Release extends Pick<ReleaseFile, 'version'> {
  /** True if another build has replaced this one. */
  isOther: boolean;
}

/**
 * Fetches the release of the served build.
 * @param ownFile URL of the script that identifies this build; the release file is one folder above it
 * @throws when the response cannot be read
 */
export async function fetchRelease(ownFile: string, signal: AbortSignal): Promise<Release> {
  const address = new URL(`../${releaseFileName}`, ownFile);
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal });
  if (!response.ok) throw new Error(`${address.pathname}: HTTP ${response.status}`);
  const { version, build } = releaseFile.parse(await response.json());
  return { version, isOther: new URL(build, address).pathname !== new URL(ownFile).pathname };
}
