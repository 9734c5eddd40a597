import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A number that the database gives. */
export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity();

/** The number of a row elsewhere. */
export const reference = (name: string) => bigint(name, { mode: 'bigint' });

/** A moment in UTC. */
export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
