import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../../db/account-schema';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';

export type User = typeof users.$inferSelect;

/** A user name without letter case: two names that fold alike are one, as the database has it too. */
export const normalizeUsername = (username: string): string => username.toLowerCase();

/** The user with this name, whatever its letter case. */
export async function findUserByName(database: Database, username: string): Promise<User | undefined> {
  // A zero character fits the contract and no PostgreSQL text.
  return username.includes('\0')
    ? undefined
    : findUser(database, sql`lower(${users.username}) = ${normalizeUsername(username)}`);
}

export function findUserById(database: Database, id: bigint): Promise<User | undefined> {
  return findUser(database, eq(users.id, id));
}

export function findUserByPhone(database: Database, phone: string): Promise<User | undefined> {
  return findUser(database, eq(users.phone, phone));
}

/** As `findUserById`; nobody else changes the user until the transaction ends. */
export async function lockUser(transaction: Database, id: bigint): Promise<User | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('update');
  return user;
}

/** True for an account that is open; it stays so until the transaction ends. */
export async function shareLockUser(transaction: Database, id: bigint): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('key share');
  return rows.length === 1;
}

/**
 * Changes what a user is or says. An account that was closed since the caller looked takes nothing in any more.
 * @throws PlatformFault A0401 when the account is closed, with nothing changed
 */
export async function updateUser(database: Database, id: bigint, change: Partial<User>): Promise<void> {
  const changed = await database
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) throw accountClosedError();
}

/** The answer to the session of an account that is closed. */
export function accountClosedError(): ApiError {
  return new ApiError('A0401', '登录已过期，请重新登录');
}

/** A closed account is nobody. */
async function findUser(database: Database, condition: SQL): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(condition, isNull(users.closedAt)));
  return user;
}

/** The answer to a new phone that is the present one; only its owner gets it. */
export function samePhoneError(): ApiError {
  return new ApiError('A0231', '与当前手机号相同');
}
