import type { ArticleType } from '@/contracts/article';
import type { Motif } from './media/motifs';

/** A fictional article. */
export interface ArticleSeed {
  readonly title: string;
  /** Name of a category of the article's type. */
  readonly category: string;
  readonly source: string;
  readonly summary: string;
  /** Motif of its cover, if any. */
  readonly cover?: Motif;
  /** Names of its attachments; the extension `.pdf`, `.docx`, `.xlsx` or `.svg` decides the format. */
  readonly files?: readonly string[];
  /** Text as `toRichText` reads it. */
  readonly body: string;
  readonly draft?: true;
  readonly pinned?: true;
  /** Days between publication and seeding; negative for future articles; default: by position in the list. */
  readonly daysAgo?: number;
}

export type ArticleSeeds = Readonly<Record<ArticleType, readonly ArticleSeed[]>>;
