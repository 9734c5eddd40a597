import * as z from 'zod/mini';
import { limits } from './limits';

/** `{ current, size, query }`: the page wanted, counted from 1, and the filter. */
export function pageRequest<Query extends z.ZodMiniType>(query: Query) {
  return z.object({
    current: z.int().check(z.gte(1), z.lte(limits.pageNumber)),
    size: z.int().check(z.gte(1), z.lte(limits.pageSize)),
    query,
  });
}

/** `{ records, total, current, size }`: one page of records and how many there are in all. */
export function pageOf<Record extends z.ZodMiniType>(record: Record) {
  return z.object({
    records: z.array(record),
    total: z.int().check(z.gte(0)),
    current: z.int(),
    size: z.int(),
  });
}

/** As `pageOf`, for lists that may be long: `total` stops at `limits.countMax`, and `more` says that it did. */
export function cappedPageOf<Record extends z.ZodMiniType>(record: Record) {
  return z.extend(pageOf(record), { more: z.boolean() });
}
