import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './fields';
import { listOf, unconfirmed } from './tolerant-reader';

export interface Category {
  id: string;
  name: string;
  children?: Category[] | undefined;
}

const category: z.ZodMiniType<Category> = z.object({
  id,
  name: z.string(),
  children: unconfirmed(z.optional(listOf(z.lazy(() => category))), undefined),
});

/** Categories of articles, with a named root for each article type (R7.21). */
export const categoryTree = defineCall({
  path: '/unify-cms/portal/category/treeList',
  summary: '内容分类树',
  access: 'public',
  capability: 'specified',
  request: z.object({ articleType: z.optional(z.enum(['news', 'notice'])) }),
  response: listOf(category),
  readOnly: true,
});
