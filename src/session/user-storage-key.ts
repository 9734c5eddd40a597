import { bytesToHex, sha256, utf8ToBytes } from '@/shared/lib/sha256';

/** Tells people apart in what is kept on a computer that several use, without naming them. */
export function userStorageKey(username: string): string {
  return bytesToHex(sha256(utf8ToBytes(`portal-progress ${username}`))).slice(0, 32);
}
