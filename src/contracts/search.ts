import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, keyword, dateTime } from './fields';
import { cappedPageOf, pageRequest } from './paging';

export const searchKinds = ['project', 'hospital', 'news', 'notice', 'file', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something the words of a search are in. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string(),
  /** What it is about, in a line or two; may be empty. */
  note: z.string(),
  publishedAt: z.nullable(dateTime),
  /** Of a page of the portal: its in-app path. */
  path: z.nullable(z.string()),
});
export type SearchHit = z.infer<typeof searchHit>;

/**
 * Whatever the public may see that has every word of a keyword in its title or note (R10.75); Chinese titles are found
 * by pinyin and its initials too. Titles with the words themselves come first, then the newest. Each kind is counted
 * up to `limits.countMax`; `total` is of the kind that is asked for, or of all.
 */
export const searchAll = defineCall({
  path: '/{product}2/portal/search/page',
  summary: '全站搜索：课程、基地、新闻、通知、文件与页面',
  access: 'public',
  request: pageRequest(z.object({ keyword, kind: z.optional(z.enum(searchKinds)) })),
  response: z.extend(cappedPageOf(searchHit), {
    counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.int(), more: z.boolean() })),
  }),
  readOnly: true,
});
