import { and, lte, not, type SQL } from 'drizzle-orm';
import { articles } from './schema';

/** True for articles the public may see at a moment: no draft, and its time has come. */
export function isPublished(now: Date): SQL | undefined {
  return and(not(articles.draft), lte(articles.publishedAt, now));
}
