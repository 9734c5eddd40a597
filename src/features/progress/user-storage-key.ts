import { bytesToHex, sha256, utf8ToBytes } from '@/shared/lib/sha256';

/** Pseudonym of a user in the storage of a shared computer. */
export function userStorageKey(username: string): string {
  return bytesToHex(sha256(utf8ToBytes(`portal-progress ${username}`))).slice(0, 32);
}
