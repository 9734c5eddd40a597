import { inArray, sql, type SQL } from 'drizzle-orm';
import { listCounts } from './content-schema';
import type { Database } from './database';

/** The position of a page in a list. */
export interface PagePosition {
  /** Number of rows of the whole list. */
  readonly total: number;
  /** The page has rows from before this time only; `null`: from any time. */
  readonly before: Date | null;
  /** Rows before this time that come before the page. */
  readonly skipped: number;
}

/**
 * Finds a page of lists whose rows are counted by period, newest first: no page costs more than reading past one period.
 * @param lists lists without common rows
 * @param period of these lists, as their triggers count
 * @param offset rows before the page
 * @param ahead number of rows with a time after `now`, which are not shown; default 0: every row is shown
 */
export async function findPagePosition(
  database: Database,
  lists: readonly string[],
  period: 'month' | 'day',
  offset: number,
  { ahead = sql`0`, now = null }: { ahead?: SQL; now?: Date | null } = {},
): Promise<PagePosition> {
  const periods = database
    .select({
      start: listCounts.start,
      upTo: sql<number>`sum(sum(${listCounts.rows})) over (order by ${listCounts.start} desc)`.as('up_to'),
    })
    .from(listCounts)
    .where(inArray(listCounts.list, [...lists]))
    .groupBy(listCounts.start)
    .as('periods');
  const position = sql`hidden.ahead + ${offset}::int`;
  const [found] = await database
    .select({
      ahead: sql<number>`max(hidden.ahead)`,
      rows: sql<number>`coalesce(max(${periods.upTo}), 0)::int`,
      past: sql<number>`coalesce(max(${periods.upTo}) filter (where ${periods.upTo} <= ${position}), 0)::int`,
      end: sql<
        string | null
      >`to_char(max(${periods.start}) filter (where ${periods.upTo} > ${position}) + interval '1 ${sql.raw(period)}', 'YYYY-MM-DD')`,
    })
    .from(sql`(select ${ahead}::int as ahead) as hidden`)
    .leftJoin(periods, sql`true`);
  const { ahead: hiddenRows = 0, rows = 0, past = 0, end = null } = found ?? {};
  const before = end === null ? null : new Date(`${end}T00:00:00Z`);
  const total = rows - hiddenRows;
  // Hidden rows of the current period are not among those that the page reads past.
  if (before === null || (now && before > now)) return { total, before: null, skipped: offset };
  return { total, before, skipped: hiddenRows + offset - past };
}
