import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { users } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import type { Encryption } from '../../core/encryption/encryption';
import { idNumberContext } from './profile-presenter';

/** The result of a key rotation. */
export interface KeyRotation {
  readonly encryptedAgain: number;
  /** ID numbers that none of the keys decrypts; they are left as they are. */
  readonly unreadable: number;
}

/**
 * Encrypts the ID numbers of former keys with the current one. It may be interrupted at any point: former keys still
 * decrypt the rest, and the next run continues. An ID number that is changed meanwhile keeps the change.
 * @param pageSize users of one transaction
 */
export async function reEncryptIdNumbers(
  database: Database,
  encryption: Encryption,
  pageSize = 500,
): Promise<KeyRotation> {
  let [last, encryptedAgain, unreadable] = [0n, 0, 0];
  for (;;) {
    const rows = await database
      .select({ id: users.id, sealed: users.idNumberSealed })
      .from(users)
      .where(and(gt(users.id, last), isNotNull(users.idNumberSealed)))
      .orderBy(asc(users.id))
      .limit(pageSize);
    if (rows.length === 0) return { encryptedAgain, unreadable };
    last = rows.at(-1)?.id ?? last;
    const formerRows = rows.flatMap(({ id, sealed }) =>
      sealed === null || encryption.isCurrent(sealed, idNumberContext(id)) ? [] : [{ id, sealed }],
    );
    await database.transaction(async (transaction) => {
      for (const { id, sealed } of formerRows) {
        const renewed = encryptAgain(encryption, sealed, idNumberContext(id));
        if (renewed === null) {
          unreadable += 1;
          continue;
        }
        const unchanged = and(eq(users.id, id), eq(users.idNumberSealed, sealed));
        await transaction.update(users).set({ idNumberSealed: renewed }).where(unchanged);
        encryptedAgain += 1;
      }
    });
  }
}

function encryptAgain(encryption: Encryption, sealed: string, context: string): string | null {
  try {
    return encryption.encrypt(encryption.decrypt(sealed, context), context);
  } catch {
    return null;
  }
}
