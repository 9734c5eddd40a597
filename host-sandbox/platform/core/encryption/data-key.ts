import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { platformFacts } from '../db/account-schema';
import type { Database } from '../db/database';
import { StartupError } from '../process/startup-error';
import type { DataKeys, Encryption } from './encryption';

/**
 * The data keys: from the settings, else from the data folder, where the first start creates one.
 * @throws StartupError when a line of the file is no key
 */
export function readDataKeys(given: DataKeys | null, dataDir: string): DataKeys {
  if (given) return given;
  const file = join(dataDir, 'data.key');
  if (!existsSync(file)) createKeyFile(file);
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/);
  const [current, ...former] = lines.map((line) => Buffer.from(line, 'base64'));
  if (current && [current, ...former].every((key) => key.length === 32)) return [current, ...former];
  throw new StartupError(
    `密钥文件 ${file} 已损坏。请恢复备份，或用 DATA_KEY 提供原来的密钥。`,
    'the key file is damaged: restore a backup, or give the former key by DATA_KEY',
  );
}

/**
 * Puts a new key before those of the key file, atomically. Values encrypted with the other keys are encrypted again at
 * the next start.
 * @throws StartupError when the file holds no key
 */
export function addDataKey(dataDir: string): void {
  const keys = readDataKeys(null, dataDir);
  const file = join(dataDir, 'data.key');
  renameSync(writeKeys(file, [randomBytes(32), ...keys]), file);
}

/** Writes keys to a new file beside the key file, readable by its owner only. @returns its path */
function writeKeys(file: string, keys: readonly Buffer[]): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, keys.map((key) => `${key.toString('base64')}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  return draft;
}

/** Atomic; when several processes start, the key of the first one wins. */
function createKeyFile(file: string): void {
  const draft = writeKeys(file, [randomBytes(32)]);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Checks that one of these keys encrypted the database's secrets; a new database is bound to the current one.
 * @throws StartupError for other keys, which could decrypt nothing and would mix two keys
 */
export async function assertKeyOfDatabase(database: Database, encryption: Encryption): Promise<void> {
  const fingerprints = keyFingerprints(encryption);
  await database
    .insert(platformFacts)
    .values({ name: 'data-key', value: fingerprints[0] })
    .onConflictDoNothing();
  if (!fingerprints.includes(await boundKeyFingerprint(database))) throw otherKeyError();
}

/** Binds the database to the current key, once everything is encrypted with it. */
export async function bindKeyToDatabase(database: Database, encryption: Encryption): Promise<void> {
  const [value] = keyFingerprints(encryption);
  await database.update(platformFacts).set({ value }).where(eq(platformFacts.name, 'data-key'));
}

/** Fingerprints that identify data keys without revealing them; the current key first. */
export const keyFingerprints = (encryption: Encryption) => encryption.keyedHashes('fingerprint', '');

/** Fingerprint of the key that encrypted the database's secrets; empty before its first start. */
export async function boundKeyFingerprint(database: Database): Promise<string> {
  const [row] = await database.select().from(platformFacts).where(eq(platformFacts.name, 'data-key'));
  return row?.value ?? '';
}

/** The error for a data key that is not that of the database. */
export function otherKeyError(): StartupError {
  return new StartupError(
    '数据密钥与数据库不符。请用 DATA_KEY 提供原来的密钥，或恢复数据目录中的 data.key；共用一个数据库的各实例须用同一密钥。',
    'the data key is not that of the database: give the former key by DATA_KEY, or restore data.key in the data folder',
  );
}
