import * as z from 'zod/mini';
import { limits } from './limits';
import { isObject, repairable, unconfirmed, uniqueListOf } from './tolerant-reader';

/** `{ current, size, query }`: page number from 1, page size, filter. */
export function pageRequest<Query extends z.ZodMiniType>(query: Query) {
  return z.object({
    current: z.int().check(z.gte(1), z.lte(limits.pageNumber)),
    size: z.int().check(z.gte(1), z.lte(limits.pageSize)),
    query,
  });
}

const total = z.int().check(z.gte(0));

/** `{ records, total, current, size }`: a page of records, and the number of all records. @param more other fields */
export function pageOf<Record extends z.ZodMiniType, More extends z.core.$ZodLooseShape = object>(
  record: Record,
  more = {} as More,
) {
  const page = z.object({
    records: uniqueListOf(record),
    total,
    current: unconfirmed(z.int(), 1),
    size: unconfirmed(z.int(), 0),
    ...more,
  });
  return repairable(page, withTotal);
}

/** Completes a page whose total is missing, or sent as text, from the records that it has. */
function withTotal(page: unknown): unknown {
  if (!isObject(page) || !Array.isArray(page.records)) return page;
  const count = total.safeParse(Number(page.total ?? page.records.length));
  return { ...page, total: count.success ? count.data : page.records.length };
}

/** As `pageOf`, for long lists: `total` stops at `limits.countMax`, and `more` is true then. */
export function cappedPageOf<Record extends z.ZodMiniType, More extends z.core.$ZodLooseShape = object>(
  record: Record,
  fields = {} as More,
) {
  return pageOf(record, { more: unconfirmed(z.boolean(), false), ...fields });
}
