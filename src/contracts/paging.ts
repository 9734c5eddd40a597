import * as z from 'zod/mini';
import { limits } from './limits';

/** `{ current, size, query }`: page number from 1, page size, filter. */
export function pageRequest<Query extends z.ZodMiniType>(query: Query) {
  return z.object({
    current: z.int().check(z.gte(1), z.lte(limits.pageNumber)),
    size: z.int().check(z.gte(1), z.lte(limits.pageSize)),
    query,
  });
}

/** `{ records, total, current, size }`: a page of records, and the number of all records. */
export function pageOf<Record extends z.ZodMiniType>(record: Record) {
  return z.object({
    records: z.array(record),
    total: z.int().check(z.gte(0)),
    current: z.int(),
    size: z.int(),
  });
}

/** As `pageOf`, for long lists: `total` stops at `limits.countMax`, and `more` is true then. */
export function cappedPageOf<Record extends z.ZodMiniType>(record: Record) {
  return z.extend(pageOf(record), { more: z.boolean() });
}
