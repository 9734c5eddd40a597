import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@/contracts/search';
import { dateTime, reference } from './columns';

/**
 * What the search over everything finds, made from the records it leads to: `text` is their folded words, with the
 * title's pinyin and initials, and `grams` what it is found by (see search-text.ts), its kind among them (`kindGram`):
 * the index then finds the few of a kind that have a word which very many of other kinds have.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    recordId: reference('record_id').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    path: text('path'),
    /** The public finds it from then on; what has no moment is always there. */
    publishedAt: dateTime('published_at'),
    text: text('text').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('search_entries_grams').using('gin', table.grams),
    // the order of its lists
    index('search_entries_newest').on(sql`${table.publishedAt} desc nulls last`, table.kind, table.recordId),
  ],
);
