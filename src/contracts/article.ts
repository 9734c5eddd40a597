import * as z from 'zod/mini';
import { defineCall } from './call';
import { day, id, mediaPath, unconfirmedDateTime } from './fields';
import { limits } from './limits';
import { pageOf, pageRequest } from './paging';
import { flag, listOf, unconfirmed } from './tolerant-reader';

export const articleTypes = ['news', 'notice'] as const;
export type ArticleType = (typeof articleTypes)[number];

/** Sort orders of a list; the default, `newest`, lists pinned articles first. */
export const articleSorts = ['newest', 'oldest', 'mostRead'] as const;
export type ArticleSort = (typeof articleSorts)[number];

const optionalText = unconfirmed(z.nullable(z.string()), null);

/** An article in a list. One without id or title cannot be listed; the portal takes the type from its request. */
export const articleSummary = z.object({
  id,
  articleType: unconfirmed(z.nullable(z.enum(articleTypes)), null),
  title: z.string(),
  summary: unconfirmed(z.string(), ''),
  cover: unconfirmed(z.nullable(mediaPath), null),
  categoryId: unconfirmed(z.nullable(id), null),
  categoryName: optionalText,
  source: optionalText,
  publishedAt: unconfirmedDateTime,
  /** An operator has put it at the top of its list. */
  pinned: flag,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/**
 * Published news or notices, newest first (R7.22), pinned ones before all others. `from` and `to` are days in China,
 * both included. A platform that supports other orders lists them all in `sorts`, and supports the days too; without
 * `sorts` the portal offers neither. It may stop counting at `limits.countMax`; `more` is true then.
 */
export const articlePage = defineCall({
  path: '/unify-cms/portal/article/page',
  summary: '新闻或通知分页列表，置顶在前，按发布时间倒序',
  access: 'public',
  capability: 'specified',
  request: pageRequest(
    z.object({
      articleType: z.enum(articleTypes),
      categoryId: z.optional(id),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(limits.keywordMax))),
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(articleSorts)),
    }),
  ),
  response: pageOf(articleSummary, {
    more: flag,
    sorts: unconfirmed(z.optional(listOf(z.enum(articleSorts))), undefined),
  }),
  readOnly: true,
});

/** The previous or next article; optional for a platform. */
const adjacentArticle = unconfirmed(z.optional(z.nullable(z.object({ id, title: z.string() }))), null);

/**
 * A published article with its neighbours by date. `content` is rich text from an editor and must be sanitised before
 * display. A platform that does not repeat the id is accepted too.
 */
export const articleDetail = defineCall({
  path: '/unify-cms/portal/article/detail',
  summary: '新闻或通知详情',
  access: 'public',
  capability: 'specified',
  request: z.object({ id, articleType: z.enum(articleTypes) }),
  response: z.extend(articleSummary, {
    id: unconfirmed(z.nullable(id), null),
    content: unconfirmed(z.string(), ''),
    newer: adjacentArticle,
    older: adjacentArticle,
  }),
  errors: ['A0404'],
  readOnly: true,
});
