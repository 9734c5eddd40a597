import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';

type User = typeof users.$inferSelect;

/** The user with exactly this name, letter case included. */
export async function findUserByName(database: Database, username: string): Promise<User | undefined> {
  // A zero character fits the contract and no PostgreSQL text.
  if (username.includes('\0')) return undefined;
  const [user] = await database.select().from(users).where(eq(users.username, username));
  return user;
}

export async function findUserById(database: Database, id: bigint): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}
