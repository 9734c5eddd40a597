import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A number that the database gives. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity();

/** The number of a row elsewhere. */
export const reference = (name: string) => bigint(name, { mode: 'bigint' });

/** A moment in UTC. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const greatest = 2n ** 63n - 1n;

/** A record number of a call as the database's; one that no column could hold becomes 0, which no record has. */
export function recordId(text: string): bigint {
  const number = BigInt(text);
  return number <= greatest ? number : 0n;
}
