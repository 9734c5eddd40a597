import type { ArticleType } from '@/contracts/article';
import type { Motif } from './media/motifs';

/** One invented article, as it is written down. */
export interface ArticleSeed {
  readonly title: string;
  /** Name of a category of its article type. */
  readonly category: string;
  readonly source: string;
  readonly summary: string;
  /** Motif of its cover; many articles have none. */
  readonly cover?: Motif;
  /** Names of its attachments, ending `.pdf`, `.docx`, `.xlsx` or `.svg`: what they are made as. */
  readonly files?: readonly string[];
  /** Text as `toRichText` reads it. */
  readonly body: string;
  readonly draft?: true;
  /** Days before the seeding at which it was published; negative lies ahead. Left out: its place in the list says. */
  readonly daysAgo?: number;
}

export type ArticleSeeds = Readonly<Record<ArticleType, readonly ArticleSeed[]>>;
