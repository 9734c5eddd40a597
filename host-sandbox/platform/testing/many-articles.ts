import { sql } from 'drizzle-orm';
import type { Database } from '../core/db/database';

/** Fills the news up to a number of articles by repeating the sample's at ever earlier hours. */
export async function fillArticles(
  database: Pick<Database, 'execute'>,
  wanted: number,
  now: Date,
): Promise<void> {
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    with samples as (
      select *, row_number() over (order by id) - 1 as sample_index, count(*) over () as present
      from articles where article_type = 'news' and not draft and published_at <= ${timestamp}
    )
    insert into articles (article_type, category_id, title, summary, content, cover, source, draft, published_at)
    select article_type, category_id, title || '（第' || number || '期）', summary, content, cover, source, false,
      ${timestamp} - interval '2 years' - number * interval '1 hour'
    from generate_series(1, ${wanted}::int) as number
    join samples on sample_index = number % present and number <= ${wanted}::int - present`);
}
