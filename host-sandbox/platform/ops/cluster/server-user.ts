import { chownSync } from 'node:fs';

/** PostgreSQL and pgbouncer refuse to run as root. */
export const serverUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Gives a file or folder to the user of these servers. */
export function giveToServers(file: string): void {
  if (serverUser.uid !== undefined) chownSync(file, serverUser.uid, serverUser.gid);
}
