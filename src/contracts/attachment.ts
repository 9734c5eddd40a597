import * as z from 'zod/mini';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath, dateTime } from './fields';
import { pageOf, pageRequest } from './paging';

/**
 * A downloadable file; `size` in bytes. The optional fields are for the download centre: `category` is an item of the
 * dictionary `download_category`, `downloads` the number of downloads, `preview` a media path that a browser can display.
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

/** Published attachments, filtered by article, category or keyword in the name (R2.22, R7.24). */
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

/** The media path of a file; it supports byte ranges and sends the file name. */
export const attachmentDownload = defineCall({
  path: '/unify-cms/portal/attachment/download',
  summary: '附件下载地址',
  access: 'public',
  request: z.object({ id }),
  response: z.object({ url: mediaPath, name: z.string(), size: z.int() }),
  errors: ['A0404'],
  readOnly: true,
});
