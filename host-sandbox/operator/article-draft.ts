import { createObservable } from '../kits/web/observable';
import type { Article, ArticleFields } from './articles-api';

/** An article that is being written. */
export interface ArticleDraft {
  /** The author, as the session names them; other users must not see the draft. */
  writer: string;
  /** The article as it was last stored; `null` for a new one. */
  article: Article | null;
  fields: ArticleFields;
  /** The fields as they were last stored. */
  savedFields: ArticleFields;
}

/** The result of the last action in the editor. */
export interface Note {
  text: string;
  failed?: boolean;
}

/** Stores the draft while its page is closed or its author is signed out. */
export function createDraftStore() {
  const draft = createObservable<ArticleDraft | null>(null);
  return {
    draft,
    /** Opens an article, or a new one for `null`. */
    open(writer: string, article: Article | null) {
      const fields = fieldsOf(article);
      draft.set({ writer, article, fields, savedFields: fields });
    },
    change(change: Partial<ArticleDraft>) {
      const current = draft.get();
      if (current) draft.set({ ...current, ...change });
    },
    /** Changes fields of the draft as it is now: a response may arrive after more was typed. */
    changeFields(fields: Partial<ArticleFields>) {
      const current = draft.get();
      if (current) draft.set({ ...current, fields: { ...current.fields, ...fields } });
    },
    close: () => draft.set(null),
    /** Drops a draft that holds nothing unsaved. */
    closeIfSaved() {
      const current = draft.get();
      if (current && isSaved(current)) draft.set(null);
    },
  };
}

export const isSaved = ({ fields, savedFields }: ArticleDraft) =>
  JSON.stringify(trimFields(fields)) === JSON.stringify(trimFields(savedFields));

/** Name of the chosen category; `null` for none, and for one that was chosen since the article was stored. */
export const categoryNameOf = ({ article, fields }: ArticleDraft): string | null =>
  article?.categoryId === fields.categoryId ? article.categoryName : null;

/** The fields as they are sent. */
export function trimFields({
  articleType,
  categoryId,
  title,
  summary,
  source,
  content,
}: ArticleFields): ArticleFields {
  return {
    articleType,
    categoryId,
    title: title.trim(),
    summary: summary.trim(),
    source: source.trim(),
    content: content.trim(),
  };
}

function fieldsOf(article: Article | null): ArticleFields {
  return {
    articleType: article?.articleType ?? 'notice',
    categoryId: article?.categoryId ?? null,
    title: article?.title ?? '',
    summary: article?.summary ?? '',
    source: article?.source ?? '',
    content: article?.content ?? '',
  };
}
