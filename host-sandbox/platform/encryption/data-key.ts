import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { platformFacts } from '../db/account-schema';
import type { Database } from '../db/database';
import { StartupError } from '../startup-error';
import type { Encryption } from './encryption';

/**
 * The data key: from the settings, else from the data folder, where the first start creates it.
 * @throws StartupError when the file holds no key
 */
export function readDataKey(given: Buffer | null, dataDir: string): Buffer {
  if (given) return given;
  const file = join(dataDir, 'data.key');
  if (!existsSync(file)) createKeyFile(file);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length === 32) return key;
  throw new StartupError(
    `密钥文件 ${file} 已损坏。请恢复备份，或用 DATA_KEY 提供原来的密钥。`,
    'the key file is damaged: restore a backup, or give the former key by DATA_KEY',
  );
}

/** Atomic, readable by its owner only; of several starters the first one's key wins. */
function createKeyFile(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Checks that this key encrypted the database's secrets; a new database is bound to it.
 * @throws StartupError for another key, which could decrypt nothing and would mix two keys
 */
export async function bindKeyToDatabase(database: Database, encryption: Encryption): Promise<void> {
  const value = keyFingerprint(encryption);
  await database.insert(platformFacts).values({ name: 'data-key', value }).onConflictDoNothing();
  if ((await boundKeyFingerprint(database)) !== value) throw otherKeyError();
}

/** Tells a data key from others and reveals nothing of it. */
export const keyFingerprint = (encryption: Encryption) => encryption.keyedHash('fingerprint', '');

/** Fingerprint of the key that encrypted the database's secrets; empty before its first start. */
export async function boundKeyFingerprint(database: Database): Promise<string> {
  const [row] = await database.select().from(platformFacts).where(eq(platformFacts.name, 'data-key'));
  return row?.value ?? '';
}

/** The data key at hand is not that of the database. */
export function otherKeyError(): StartupError {
  return new StartupError(
    '数据密钥与数据库不符。请用 DATA_KEY 提供原来的密钥，或恢复数据目录中的 data.key；共用一个数据库的各实例须用同一密钥。',
    'the data key is not that of the database: give the former key by DATA_KEY, or restore data.key in the data folder',
  );
}
