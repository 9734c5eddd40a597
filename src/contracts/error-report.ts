import * as z from 'zod/mini';
import { defineCall } from './call';
import { requestIdPattern } from './envelope';

/** Longest texts of a report in characters; the portal cuts what is longer. */
export const errorReportLimits = { page: 200, message: 500, stack: 4000 } as const;

/** An error of the browser that the platform cannot know of. Its texts were redacted by `redact`. */
export const errorReport = defineCall({
  path: '/unify-main/portal/error/report',
  summary: '浏览器中的错误，写入日志，供按错误编号查找原因',
  access: 'public',
  capability: 'errorReports',
  failure: 'silent',
  request: z.object({
    /** The error number of the screen. */
    number: z.string().check(z.regex(requestIdPattern)),
    /** Path of the page in the portal. */
    page: z.string().check(z.maxLength(errorReportLimits.page)),
    message: z.string().check(z.maxLength(errorReportLimits.message)),
    /** Stack of the built scripts, as the browser gives it. */
    stack: z.string().check(z.maxLength(errorReportLimits.stack)),
  }),
  response: z.null(),
  readOnly: true,
});
