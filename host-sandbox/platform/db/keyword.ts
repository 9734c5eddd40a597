import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Condition that any of the columns contains the keyword, whatever its case; `undefined` for an empty keyword.
 * `%`, `_` and `\` in a keyword are ordinary characters.
 */
export function containsKeyword(keyword: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  // PostgreSQL text cannot hold a zero character, so nothing can contain one.
  if (!keyword) return undefined;
  const pattern = `%${keyword.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
