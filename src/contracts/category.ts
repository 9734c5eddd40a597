import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './fields';

export interface Category {
  id: string;
  name: string;
  children?: Category[] | undefined;
}

const category: z.ZodMiniType<Category> = z.object({
  id,
  name: z.string(),
  children: z.optional(z.array(z.lazy(() => category))),
});

/** Categories of articles, with a named root for each article type (R7.21). */
export const categoryTree = defineCall({
  path: '/unify-cms/portal/category/treeList',
  summary: '内容分类树',
  access: 'public',
  request: z.object({ articleType: z.optional(z.enum(['news', 'notice'])) }),
  response: z.array(category),
  readOnly: true,
});
