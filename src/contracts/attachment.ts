import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, moment } from './fields';
import { limits } from './limits';
import { pageOf, pageRequest } from './paging';

/** A file people can download; `size` in bytes. */
export const attachment = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  publishedAt: moment,
});
export type Attachment = z.infer<typeof attachment>;

/** Attachments, of one article or all that are published (R7.24). */
export const attachmentPage = defineCall({
  path: '/unify-cms/portal/attachment/page',
  summary: '附件分页列表',
  access: 'public',
  request: pageRequest(
    z.object({
      articleId: z.optional(id),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(limits.keywordMax))),
    }),
  ),
  response: pageOf(attachment),
  reads: true,
});

/** Where a file's bytes are: a media path that answers byte ranges and names the file. */
export const attachmentDownload = defineCall({
  path: '/unify-cms/portal/attachment/download',
  summary: '附件下载地址',
  access: 'public',
  request: z.object({ id }),
  response: z.object({ url: mediaPath, name: z.string(), size: z.int() }),
  errors: ['A0404'],
  reads: true,
});
