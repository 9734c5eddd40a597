import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime, id, keyword } from './fields';
import { cappedPageOf, pageRequest } from './paging';

/** Acts of operators, which reading a list of persons is too, and changes of accounts that are recorded. */
export const auditActions = [
  'articleCreate',
  'articleEdit',
  'articlePublish',
  'articleWithdraw',
  'articlePin',
  'articleUnpin',
  'articleCover',
  'articleRemove',
  'attachmentAdd',
  'attachmentRemove',
  'enrolmentApprove',
  'enrolmentRefuse',
  'enrolmentReopen',
  'documentDownload',
  'certificateRevoke',
  'contactAnswer',
  'enrolmentRead',
  'certificateRead',
  'contactRead',
  'contactHandle',
  'contactReopen',
  'roleGrant',
  'accountRegister',
  'profileEdit',
  'avatarEdit',
  'idNumberEdit',
  'idNumberRemove',
  'passwordEdit',
  'passwordReset',
  'phoneEdit',
  'emailConfirm',
  'notificationEdit',
  'sessionsEnd',
  'accountExport',
  'accountClose',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** An account by its current name; a closed one has only its number. */
const account = z.object({ id, username: z.string() });

/** An act and its actor. It names the changed record and contains no personal values. */
export const auditEntry = z.object({
  id,
  at: dateTime,
  action: z.enum(auditActions),
  /** The actor; `null` for a command on the server. */
  actor: z.nullable(account),
  /** Owner of the enrolment or certificate, or the changed account. */
  person: z.nullable(account),
  /** Record id, or number of a certificate. */
  subject: z.string(),
  /** Title of the article or course, or name of the file. */
  title: z.nullable(z.string()),
  /** Changed fields of an account. */
  fields: z.array(z.string()),
  /** Masked IP address. */
  address: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** All entries, newest first; `keyword` matches part of a user name, a title or a subject. */
export const auditPage = defineCall({
  path: '/unify-main/admin/audit/page',
  summary: '操作记录分页列表，可按操作、用户名或对象筛选',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: pageRequest(z.object({ action: z.optional(z.enum(auditActions)), keyword: z.optional(keyword) })),
  response: cappedPageOf(auditEntry),
  readOnly: true,
});
