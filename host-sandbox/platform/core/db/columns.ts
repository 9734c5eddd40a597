import { sql, type SQL } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A generated primary key. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity();

/** A foreign key. */
export const reference = (name: string) => bigint(name, { mode: 'bigint' });

/** A timestamp in UTC. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const greatest = 2n ** 63n - 1n;

/** Converts a record id from a request. Ids beyond the column's range become 0, which no record has. */
export function recordId(text: string): bigint {
  const number = BigInt(text);
  return number <= greatest ? number : 0n;
}

/** Numbers as one array parameter: the statement stays the same for any number of them. */
export function bigints(values: readonly bigint[]): SQL {
  return sql`${sql.param(values.map(String))}::bigint[]`;
}
