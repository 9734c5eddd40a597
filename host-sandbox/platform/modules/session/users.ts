import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '../../db/account-schema';
import type { Database } from '../../db/database';

export type User = typeof users.$inferSelect;

/** The user with exactly this name, letter case included. */
export async function findUserByName(database: Database, username: string): Promise<User | undefined> {
  // A zero character fits the contract and no PostgreSQL text.
  return username.includes('\0') ? undefined : findUser(database, eq(users.username, username));
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

/** A closed account is nobody. */
async function findUser(database: Database, condition: SQL): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(condition, isNull(users.closedAt)));
  return user;
}
