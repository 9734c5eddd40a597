import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categoryTree } from '@/contracts/category';
import { categories } from '../../core/db/content-schema';
import { buildTree } from '../../core/db/tree';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** Categories of news and notices, one root for each article type. */
export function registerCategory(app: FastifyInstance): void {
  registerEndpoint(app, categoryTree, async ({ articleType }) => {
    const rows = await app.platform.database
      .select()
      .from(categories)
      .where(articleType ? eq(categories.articleType, articleType) : undefined)
      .orderBy(asc(categories.position));
    return buildTree(rows, ({ id, name }) => ({ id: String(id), name }));
  });
}
