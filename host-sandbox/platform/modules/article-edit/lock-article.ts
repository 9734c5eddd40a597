import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { articles } from '../../db/schema';
import { ApiError } from '../../http/api-error';

/**
 * Holds an article till the end of the transaction.
 * @throws PlatformFault A0404 without one, A0409 when somebody changed it since this revision was read
 */
export async function lockArticle(transaction: Database, id: bigint, revision: number) {
  const [row] = await transaction
    .select({ draft: articles.draft, revision: articles.revision, publishedAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!row) throw articleNotFound();
  if (row.revision !== revision)
    throw new ApiError('A0409', '这篇内容已被他人修改，请重新打开后再改', { revision: row.revision });
  return row;
}

export function articleNotFound(): ApiError {
  return new ApiError('A0404', '没有这篇内容');
}
