import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categoryTree } from '@/contracts/category';
import { categories } from '../../db/schema';
import { treeOf } from '../../db/tree';
import { registerCall } from '../../http/register-call';

/** Categories of news and notices, one root for each article type. */
export function registerCategory(app: FastifyInstance): void {
  registerCall(app, categoryTree, async ({ articleType }) => {
    const rows = await app.platform.database
      .select()
      .from(categories)
      .where(articleType ? eq(categories.articleType, articleType) : undefined)
      .orderBy(asc(categories.position));
    return treeOf(rows, ({ id, name }) => ({ id: String(id), name }));
  });
}
