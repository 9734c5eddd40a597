import * as z from 'zod/mini';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath, dateTime } from './fields';
import { pageOf, pageRequest } from './paging';

/**
 * A file people can download; `size` in bytes. A platform may leave out what the download centre tells besides:
 * `category` is an item of the dictionary `download_category`, `downloads` says how often it was downloaded, `preview`
 * is a media path that shows the file in a browser, for the kinds a browser can show.
 */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  publishedAt: dateTime,
  category: z.optional(dictCode),
  downloads: z.optional(z.int().check(z.gte(0))),
  preview: z.optional(z.nullable(mediaPath)),
});
export type Attachment = z.infer<typeof attachment>;

/** Attachments, of one article or all that are published, by category and words of their name (R2.22, R7.24). */
export const attachmentPage = defineCall({
  path: '/unify-cms/portal/attachment/page',
  summary: '附件分页列表',
  access: 'public',
  request: pageRequest(
    z.object({
      articleId: z.optional(id),
      category: z.optional(dictCode),
      keyword: z.optional(keyword),
    }),
  ),
  response: pageOf(attachment),
  readOnly: true,
});

/** Where a file's bytes are: a media path that answers byte ranges and names the file. */
export const attachmentDownload = defineCall({
  path: '/unify-cms/portal/attachment/download',
  summary: '附件下载地址',
  access: 'public',
  request: z.object({ id }),
  response: z.object({ url: mediaPath, name: z.string(), size: z.int() }),
  errors: ['A0404'],
  readOnly: true,
});
