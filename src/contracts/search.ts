import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, keyword, dateTime } from './fields';
import { cappedPageOf, pageRequest } from './paging';
import { projectSummary } from './project';
import { listOf, unconfirmed } from './tolerant-reader';

export const searchKinds = ['project', 'hospital', 'news', 'notice', 'file', 'help', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Fields of a course in a search result. */
const foundCourse = z.pick(projectSummary, {
  state: true,
  enrolFrom: true,
  enrolUntil: true,
  startsAt: true,
  endsAt: true,
  quota: true,
  left: true,
});

/** A search result. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string(),
  /** A summary of a line or two; may be empty. */
  note: z.string(),
  publishedAt: z.nullable(dateTime),
  /** In-app path of a page of the portal or of an answer of the help centre. */
  path: z.nullable(z.string()),
  /** Words of the title that keywords match by pinyin, initials, sound, or a word of the same meaning. */
  matched: z.optional(z.array(z.string())),
  /** Of a course; a platform may leave it out. */
  course: unconfirmed(z.optional(foundCourse), undefined),
});
export type SearchHit = z.infer<typeof searchHit>;

const kindCount = z.object({ kind: z.enum(searchKinds), count: z.int(), more: z.boolean() });
const suggestion = z.object({ keyword: z.string(), count: z.int(), more: z.boolean() });

/**
 * Searches all public content for every keyword in title or note, in any order (R10.75); Chinese titles are also found by
 * pinyin and its initials, hospitals by their specialities, courses and hospitals by city and province. Traditional and
 * simplified letters are the same, and so are words of the same meaning, Chinese or English. Titles come before notes;
 * then courses, hospitals, pages and help before articles, and files last; then the newest. Counting stops at
 * `limits.countMax` per kind; `total` is that of the requested kind, or of all. Where nothing of any kind has all
 * keywords, `suggestions` are the words of the keywords that find something; first all of these together, if that finds
 * something. If they do, or if these words stand for the keywords, by their letters or their sound, the results are theirs,
 * and `instead` has them.
 */
export const searchAll = defineCall({
  path: '/{product}2/portal/search/page',
  summary: '全站搜索：课程、基地、新闻、通知、文件、帮助与页面',
  access: 'public',
  capability: 'search',
  request: pageRequest(z.object({ keyword, kind: z.optional(z.enum(searchKinds)) })),
  response: cappedPageOf(searchHit, {
    counts: listOf(kindCount),
    suggestions: unconfirmed(z.optional(z.array(suggestion)), undefined),
    instead: unconfirmed(z.optional(z.string()), undefined),
  }),
  readOnly: true,
});

/** The same call while somebody types, which nobody asks for. */
export const searchSuggestions = { ...searchAll, failure: 'silent' } as const;
