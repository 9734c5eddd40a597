import type { SQLWrapper } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from './database';

/**
 * How many rows a select has, counted to one beyond `limits.countMax` at most: a long list costs no more than that.
 * @param rows what is selected; its columns do not matter
 */
export function boundedCount(
  database: Database,
  rows: { limit(most: number): { as(name: string): SQLWrapper } },
): Promise<number> {
  return database.$count(rows.limit(limits.countMax + 1).as('counted'));
}

/** Such a count as it is answered: `total` stops at `limits.countMax`, and `more` says that it did. */
export function boundedTotal(count: number): { total: number; more: boolean } {
  return { total: Math.min(count, limits.countMax), more: count > limits.countMax };
}
