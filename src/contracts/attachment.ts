import * as z from 'zod/mini';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath, unconfirmedDateTime } from './fields';
import { pageOf, pageRequest } from './paging';
import { unconfirmed } from './tolerant-reader';

/** Bytes; null where the platform does not say. */
const fileSize = unconfirmed(z.nullable(z.int().check(z.gte(0))), null);

/**
 * A downloadable file. The optional fields are for the download centre: `category` is an item of the dictionary
 * `download_category`, `downloads` the number of downloads, `preview` a media path that a browser can display.
 */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: unconfirmed(z.string(), ''),
  size: fileSize,
  publishedAt: unconfirmedDateTime,
  category: unconfirmed(z.optional(dictCode), undefined),
  downloads: unconfirmed(z.optional(z.int().check(z.gte(0))), undefined),
  preview: unconfirmed(z.optional(z.nullable(mediaPath)), null),
});
export type Attachment = z.infer<typeof attachment>;

/** Published attachments, filtered by article, category or keyword in the name (R2.22, R7.24). */
export const attachmentPage = defineCall({
  path: '/unify-cms/portal/attachment/page',
  summary: '附件分页列表',
  access: 'public',
  capability: 'specified',
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
  capability: 'specified',
  request: z.object({ id }),
  response: z.object({ url: mediaPath, name: unconfirmed(z.nullable(z.string()), null), size: fileSize }),
  errors: ['A0404'],
  readOnly: true,
});
