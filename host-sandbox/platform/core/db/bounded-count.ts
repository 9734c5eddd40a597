import type { SQLWrapper } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from './database';

/**
 * Counts the rows of a query, at most one more than `limits.countMax`, which bounds the cost of long lists.
 * @param rows the query; its columns do not matter
 */
export function boundedCount(
  database: Database,
  rows: { limit(most: number): { as(name: string): SQLWrapper } },
): Promise<number> {
  return database.$count(rows.limit(limits.countMax + 1).as('counted'));
}

/** A bounded count for a response: `total` stops at `limits.countMax`, and `more` says whether it did. */
export function boundedTotal(count: number): { total: number; more: boolean } {
  return { total: Math.min(count, limits.countMax), more: count > limits.countMax };
}
