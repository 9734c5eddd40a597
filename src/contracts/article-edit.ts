import * as z from 'zod/mini';
import { articleSummary, articleTypes } from './article';
import { attachment } from './attachment';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath, singleLine, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';

/** A `draft`, new or withdrawn, is not public; a `scheduled` article becomes public at `publishedAt`. */
export const articleStates = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Fields for editors. Every change increases `revision` and must name the revision it is based on. */
const editorFields = { state: z.enum(articleStates), revision: z.int() };
const editedSummary = z.extend(articleSummary, editorFields);
export type EditedSummary = z.infer<typeof editedSummary>;

/** A file as editors see it: `draftPreview` shows a picture to them, for a while, before the article is public. */
const editedAttachment = z.extend(attachment, { draftPreview: z.nullable(mediaPath) });

const editedArticle = z.extend(editedSummary, {
  content: z.string(),
  attachments: z.array(editedAttachment),
});
export type EditedArticle = z.infer<typeof editedArticle>;

/** Rich text; must be sanitised before display. */
const content = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.articleContentMax));

/**
 * What sanitising removed: an element or attribute that is not allowed (see `richTextElements`), the unsafe URL of a
 * link, each once; and every picture that readers could not see, with its address, shortened.
 */
const removedMarkup = z.object({
  kind: z.enum(['element', 'attribute', 'address', 'picture']),
  name: z.string(),
});
export type RemovedMarkup = z.infer<typeof removedMarkup>;

/** A summary or source may be empty. */
const optionalLine = (max: number) => z.union([z.literal(''), singleLine(max)]);

/** All news and notices with drafts, newest first. */
export const articleEditPage = defineCall({
  path: '/unify-cms/admin/article/page',
  summary: '内容管理分页列表，含草稿',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: pageRequest(
    z.object({
      articleType: z.optional(z.enum(articleTypes)),
      state: z.optional(z.enum(articleStates)),
      keyword: z.optional(keyword),
    }),
  ),
  response: cappedPageOf(editedSummary),
  readOnly: true,
});

/** An article with its text and attachments. */
export const articleEditDetail = defineCall({
  path: '/unify-cms/admin/article/detail',
  summary: '内容管理详情，含草稿',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ id }),
  response: editedArticle,
  errors: ['A0404'],
  readOnly: true,
});

/** A text as it would be stored in an article (without `id` a new one) and shown, and what would be removed. */
export const articlePreview = defineCall({
  path: '/unify-cms/admin/article/preview',
  summary: '预览正文',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ content, id: z.optional(z.nullable(id)) }),
  response: z.object({ content: z.string(), leftOut: z.array(removedMarkup) }),
  readOnly: true,
});

/**
 * Creates a draft (`id` null) or changes an article; a published article shows the change at once. The text is stored
 * sanitised; the response names the removed markup.
 */
export const articleEdit = defineCall({
  path: '/unify-cms/admin/article/doEdit',
  summary: '新建草稿或修改内容',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({
    id: z.nullable(id),
    /** The revision that was edited; 0 for a new draft. */
    revision: z.int(),
    articleType: z.enum(articleTypes),
    categoryId: z.nullable(id),
    title: singleLine(limits.articleTitleMax),
    summary: optionalLine(limits.articleSummaryMax),
    source: optionalLine(limits.articleSourceMax),
    content,
  }),
  response: z.extend(editedArticle, { leftOut: z.array(removedMarkup) }),
  errors: ['A0404', 'A0409'],
  readOnly: false,
});

/**
 * Publishes a draft, or withdraws an article to a draft. A `publishedAt` in the future, within `limits.scheduleDays`,
 * schedules it, and may be changed; without one, or with one in the past, it is published now.
 */
export const articlePublish = defineCall({
  path: '/unify-cms/admin/article/publish',
  summary: '发布或撤回内容',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({
    id,
    revision: z.int(),
    published: z.boolean(),
    publishedAt: z.optional(z.nullable(dateTime)),
  }),
  response: editedArticle,
  errors: ['A0404', 'A0409'],
  readOnly: false,
});

/**
 * Puts an article that is no draft at the top of its list, or removes it from there. At most `limits.pinnedMax` of a
 * type can be pinned (A0409). A withdrawn article is unpinned.
 */
export const articlePin = defineCall({
  path: '/unify-cms/admin/article/pin',
  summary: '置顶或取消置顶',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ id, revision: z.int(), pinned: z.boolean() }),
  response: editedArticle,
  errors: ['A0404', 'A0409'],
  readOnly: false,
});

/**
 * Sets the cover of an article, or removes it (`image` null); a published article shows the change at once. The picture
 * is base64 of a PNG, JPEG or WebP of at most `limits.coverSide`; it is stored smaller, and the former one is deleted.
 */
export const articleCover = defineCall({
  path: '/unify-cms/admin/article/cover',
  summary: '设置或移除封面图片',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  // Base64 has four characters for three bytes; plus the JSON around them.
  maxBodyBytes: Math.ceil(limits.coverBytes / 3) * 4 + 1024,
  request: z.object({ id, revision: z.int(), image: z.nullable(z.string().check(z.minLength(1))) }),
  response: editedArticle,
  errors: ['A0404', 'A0409', 'A0250'],
  readOnly: false,
});

/** Deletes a draft with its cover and attachments permanently. A published article must be withdrawn first (A0409). */
export const articleRemove = defineCall({
  path: '/unify-cms/admin/article/remove',
  summary: '删除草稿及其附件',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ id, revision: z.int() }),
  response: z.null(),
  errors: ['A0404', 'A0409'],
  readOnly: false,
});

/** Attaches a file to an article; it is public while the article is. */
export const attachmentAdd = defineCall({
  path: '/unify-cms/admin/attachment/add',
  summary: '为内容添加附件',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  // Base64 has four characters for three bytes; plus the JSON around them.
  maxBodyBytes: Math.ceil(limits.attachmentBytes / 3) * 4 + 4096,
  request: z.object({
    articleId: id,
    name: singleLine(limits.attachmentNameMax),
    /** Item of the dictionary `download_category`. */
    category: dictCode,
    /** Bytes in base64. */
    content: z.string().check(z.minLength(1)),
  }),
  response: editedAttachment,
  errors: ['A0404', 'A0251'],
  readOnly: false,
});

/** Deletes an attachment permanently. A picture that the stored text still shows is not deleted (A0409). */
export const attachmentRemove = defineCall({
  path: '/unify-cms/admin/attachment/remove',
  summary: '删除附件',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({ id }),
  response: z.null(),
  errors: ['A0404', 'A0409'],
  readOnly: false,
});
