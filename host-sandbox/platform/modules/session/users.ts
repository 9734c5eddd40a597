import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '../../core/db/account-schema';
import type { Database } from '../../core/db/database';
import { ApiError } from '../../core/http/api-error';

export type User = typeof users.$inferSelect;

/** The address that e-mail may be sent to: that of the profile, once a code has proved it. */
export function confirmedEmailOf({
  email,
  confirmedEmail,
}: Pick<User, 'email' | 'confirmedEmail'>): string | null {
  return email === confirmedEmail ? email : null;
}

/** Normalises letter case. Names that match after this belong to one user, in the database too. */
export const normalizeUsername = (username: string): string => username.toLowerCase();

/** The user with this name in any letter case. */
export async function findUserByName(database: Database, username: string): Promise<User | undefined> {
  // The contract allows a zero character, PostgreSQL text does not.
  return username.includes('\0')
    ? undefined
    : findUser(database, sql`lower(${users.username}) = ${normalizeUsername(username)}`);
}

/** The user with this id; `undefined` if there is none or the account is closed. */
export function findUserById(database: Database, id: bigint): Promise<User | undefined> {
  return findUser(database, eq(users.id, id));
}

/** The user with this phone number; `undefined` if there is none or the account is closed. */
export function findUserByPhone(database: Database, phone: string): Promise<User | undefined> {
  return findUser(database, eq(users.phone, phone));
}

/** As `findUserById`, locked for update. */
export async function lockUser(transaction: Database, id: bigint): Promise<User | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('update');
  return user;
}

/** Whether an account is open; locks it shared until the transaction ends. */
export async function shareLockUser(transaction: Database, id: bigint): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('key share');
  return rows.length === 1;
}

/**
 * Updates a user. A closed account is not changed any more.
 * @param proof what must still be true of the user
 * @throws ApiError A0401 when the account is closed, or the proof does not hold
 */
export async function updateUser(
  database: Database,
  id: bigint,
  change: Partial<User>,
  proof?: SQL,
): Promise<void> {
  const changed = await database
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), isNull(users.closedAt), proof))
    .returning({ id: users.id });
  if (changed.length === 0) throw accountClosedError();
}

/** The error for a session of a closed account. */
export function accountClosedError(): ApiError {
  return new ApiError('A0401', '登录已过期，请重新登录');
}

/** Closed accounts are not found. */
async function findUser(database: Database, condition: SQL): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(condition, isNull(users.closedAt)));
  return user;
}

/** The error for a new phone that equals the current one; only its owner gets it. */
export function samePhoneError(): ApiError {
  return new ApiError('A0231', '与当前手机号相同');
}
