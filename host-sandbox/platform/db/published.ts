import { and, eq, lte, type SQL } from 'drizzle-orm';
import { articles } from './schema';

/** True for articles the public may see at a moment: no draft, and its time has come. */
export function isPublished(now: Date): SQL | undefined {
  return and(eq(articles.draft, false), lte(articles.publishedAt, now));
}
