import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, dateTime } from './fields';
import { limits } from './limits';
import { pageOf, pageRequest } from './paging';

export const articleTypes = ['news', 'notice'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** An article in a list. */
export const articleSummary = z.object({
  id,
  articleType: z.enum(articleTypes),
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(mediaPath),
  categoryId: z.nullable(id),
  categoryName: z.nullable(z.string()),
  source: z.nullable(z.string()),
  publishedAt: dateTime,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/**
 * Published news or notices, newest first (R7.22). A platform may stop counting at `limits.countMax`; `more` is true
 * then.
 */
export const articlePage = defineCall({
  path: '/unify-cms/portal/article/page',
  summary: '新闻或通知分页列表,按发布时间倒序',
  access: 'public',
  request: pageRequest(
    z.object({
      articleType: z.enum(articleTypes),
      categoryId: z.optional(id),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(limits.keywordMax))),
    }),
  ),
  response: z.extend(pageOf(articleSummary), { more: z.optional(z.boolean()) }),
  readOnly: true,
});

/** The previous or next article; optional for a platform. */
const adjacentArticle = z.optional(z.nullable(z.object({ id, title: z.string() })));

/**
 * A published article with its neighbours by date. `content` is rich text from an editor and must be sanitized before
 * display.
 */
export const articleDetail = defineCall({
  path: '/unify-cms/portal/article/detail',
  summary: '新闻或通知详情',
  access: 'public',
  request: z.object({ id, articleType: z.enum(articleTypes) }),
  response: z.extend(articleSummary, { content: z.string(), newer: adjacentArticle, older: adjacentArticle }),
  errors: ['A0404'],
  readOnly: true,
});
