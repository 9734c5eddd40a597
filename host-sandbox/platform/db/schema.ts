import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleType } from '@/contracts/article';
import type { MenuItem } from '@/contracts/menu';
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

// A plain `order by … desc` puts nulls first: an index serves it only if it does so too.

/** News and notices; one is public from `publishedAt` on, and only if it is not a draft. */
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
    /** Counts its changes, so that of two editors the later hears of the earlier. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    index('articles_newest').on(
      table.articleType,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // what the public walks through, however far, without a look at the articles themselves
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
  ],
);

/** Files; one is public while its article is. `file` is its place below the media folder's `attachment`. */
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
    /** How often its bytes were fetched from the first on, to be kept. */
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
