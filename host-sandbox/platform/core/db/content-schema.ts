import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleType } from '@/contracts/article';
import type { MenuItem } from '@/contracts/menu';
import type { SearchKind } from '@/contracts/search';
import { id, dateTime, reference } from './columns';

export const dictionaryItems = pgTable(
  'dictionary_items',
  {
    dictCode: text('dict_code').notNull(),
    itemCode: text('item_code').notNull(),
    itemName: text('item_name').notNull(),
    dictPosition: integer('dict_position').notNull(),
    itemPosition: integer('item_position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictCode, table.itemCode] })],
);

export const menuItems = pgTable('menu_items', {
  id: id(),
  parentId: reference('parent_id'),
  position: integer('position').notNull(),
  path: text('path').notNull(),
  name: text('name'),
  title: text('title').notNull(),
  jumpUrl: text('jump_url'),
  target: text('target').$type<'_self' | '_blank'>(),
  meta: jsonb('meta').$type<NonNullable<MenuItem['meta']>>(),
});

export const categories = pgTable('categories', {
  id: id(),
  parentId: reference('parent_id'),
  articleType: text('article_type').$type<ArticleType>().notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

// A plain `order by … desc` sorts nulls first: an index serves it only with the same order.

/** News and notices; public from `publishedAt` on unless they are drafts. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    articleType: text('article_type').$type<ArticleType>().notNull(),
    categoryId: reference('category_id').references(() => categories.id),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    content: text('content').notNull(),
    cover: text('cover'),
    source: text('source'),
    draft: boolean('draft').notNull(),
    publishedAt: dateTime('published_at').notNull(),
    /** Pinned to the head of its list; never with a draft. */
    pinned: boolean('pinned').notNull().default(false),
    /** Incremented by every change, so that concurrent edits are detected. */
    revision: integer('revision').notNull().default(0),
    /** Number of readers, each counted once a day. */
    reads: integer('reads').notNull().default(0),
  },
  (table) => [
    index('articles_newest').on(
      table.articleType,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // an operator's list of both types, and of drafts
    index('articles_all_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_draft_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.draft}`),
    index('articles_pinned')
      .on(table.articleType, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.pinned}`),
    // covers public lists without reading the articles
    index('articles_public_newest')
      .on(table.articleType, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.draft}`),
    index('articles_public_category')
      .on(
        table.articleType,
        table.categoryId,
        table.publishedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`not ${table.draft}`),
    index('articles_public_most_read')
      .on(
        table.articleType,
        table.reads.desc().nullsFirst(),
        table.publishedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`not ${table.draft}`),
  ],
);

/** The people who opened an article today, so that nobody is counted twice; removed by the cleanup. */
export const articleReaders = pgTable(
  'article_readers',
  {
    /** The day in China. */
    day: date('day').notNull(),
    articleId: reference('article_id').notNull(),
    /** A hash of the browser or network that changes each day. */
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.articleId, table.reader] })],
);

/** Yearly figures of the national programme, imported from its reports. */
export const programmeFigures = pgTable(
  'programme_figures',
  {
    year: integer('year').notNull(),
    /** Item of the dictionary `programme_figure`. */
    code: text('code').notNull(),
    value: integer('value').notNull(),
    /** The report that states it. */
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.code] })],
);

/**
 * Number of rows of long lists by period, articles by month and certificates by day. Triggers update it in the
 * transaction that changes the list (migration 0021). Lists: `news`, `news/draft`, `news/<category>` and the same of
 * `notice`; `certificates` and `certificates/revoked`.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    list: text('list').notNull(),
    /** The first day of the period, in UTC. */
    start: date('start').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.start] })],
);

/** Files; public while their article is. `file` is relative to `attachment` in the media folder. */
export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    articleId: reference('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    file: text('file').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** Item of the dictionary `download_category`. */
    category: text('category').notNull().default('other'),
    /** Number of downloads; a resumed download is not counted again. */
    downloads: integer('downloads').notNull().default(0),
    publishedAt: dateTime('published_at').notNull(),
  },
  (table) => [
    index('attachments_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('attachments_article').on(
      table.articleId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export const banners = pgTable('banners', {
  id: id(),
  title: text('title').notNull(),
  description: text('description'),
  image: text('image').notNull(),
  jumpUrl: text('jump_url'),
  position: integer('position').notNull(),
});

export const friendLinks = pgTable('friend_links', {
  id: id(),
  title: text('title').notNull(),
  jumpUrl: text('jump_url').notNull(),
  position: integer('position').notNull(),
});

/** Frequent questions of the help centre, in plain text. */
export const helpEntries = pgTable('help_entries', {
  id: id(),
  /** The task that a person wants to do. */
  topic: text('topic').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  /** In-app path of the page for the task. */
  link: text('link'),
  position: integer('position').notNull(),
});

/** Portal routes of authentication mode `all`; `component` is a page key. */
export const portalRoutes = pgTable('portal_routes', {
  id: id(),
  parentId: reference('parent_id'),
  position: integer('position').notNull(),
  /** Roles that may use the route; empty means everybody. */
  roles: text('roles').array().notNull(),
  path: text('path').notNull(),
  name: text('name'),
  title: text('title').notNull(),
  component: text('component'),
  redirect: text('redirect'),
  meta: jsonb('meta').$type<NonNullable<MenuItem['meta']>>(),
});

/**
 * The site search index. `text` holds normalised title, pinyin, initials and note; `grams` holds its bigrams (see
 * search-text.ts) and a token of its kind (`kindToken`), so that the index finds the few of one kind with a keyword
 * that is common in others.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    recordId: reference('record_id').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    path: text('path'),
    /** Public from this time on; null means always. */
    publishedAt: dateTime('published_at'),
    text: text('text').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('search_entries_grams').using('gin', table.grams),
    // list order
    index('search_entries_newest').on(sql`${table.publishedAt} desc nulls last`, table.kind, table.recordId),
  ],
);
