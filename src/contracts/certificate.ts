import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, keyword, multiLine, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';
import { projectSummary } from './project';
import { creditClasses } from './study-flags';
import { unconfirmed } from './tolerant-reader';

/** `unearned`: lessons are missing; `ready`: its owner may issue it; the last two are final. */
export const certificateStates = ['unearned', 'ready', 'issued', 'revoked', 'expired'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** The states of a certificate that has a number. */
export const issuedStates = ['issued', 'revoked', 'expired'] as const satisfies readonly CertificateState[];
export type IssuedState = (typeof issuedStates)[number];

/** The certificate of a course I am enrolled in. Fields of an issued certificate are `null` before. */
export const ownCertificate = z.object({
  projectId: id,
  title: z.string(),
  hours: z.int(),
  credits: z.int(),
  creditClass: z.enum(creditClasses),
  state: z.enum(certificateStates),
  completedAt: z.nullable(dateTime),
  /** Titles of the unfinished lessons. */
  missing: z.array(z.string()),
  number: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  issuedAt: z.nullable(dateTime),
  expiresAt: z.nullable(dateTime),
  revokedAt: z.nullable(dateTime),
  reason: z.nullable(z.string()),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const listedCertificate = z.extend(ownCertificate, {
  /** Dates of the course. */
  course: z.pick(projectSummary, { state: true, underWay: true, startsAt: true, endsAt: true }),
});
export type ListedCertificate = z.infer<typeof listedCertificate>;

/** Certificates of all courses I was approved for, latest enrolment first (R2.29). */
export const certificateMine = defineCall({
  path: '/{product}2/portal/certificate/mine',
  summary: '本人各培训项目的证书及其状态',
  access: 'member',
  capability: 'certificates',
  tags: ['enrolment'],
  request: z.object({}),
  response: z.object({ records: z.array(listedCertificate) }),
  readOnly: true,
});

/** Issues the certificate of a completed course; idempotent. A0510 comes with `data.missing`. */
export const certificateIssue = defineCall({
  path: '/{product}2/portal/certificate/issue',
  summary: '领取已完成培训项目的证书，可重复调用',
  access: 'member',
  capability: 'certificates',
  request: z.object({ projectId: id }),
  response: ownCertificate,
  errors: ['A0404', 'A0510', 'A0306'],
  readOnly: false,
});

/** The public data of a certificate; `holder` is masked, and `null` once the account is closed. */
export const verifiedCertificate = z.object({
  number: z.string(),
  state: z.enum(issuedStates),
  holder: z.nullable(z.string()),
  title: z.string(),
  /** Class hours of the course; `null` where the platform does not say them. */
  hours: unconfirmed(z.nullable(z.int()), null),
  credits: z.int(),
  creditClass: z.enum(creditClasses),
  issuedAt: dateTime,
  expiresAt: dateTime,
  revokedAt: z.nullable(dateTime),
});
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** Verifies a certificate number: A0511 for a mistyped one, A0404 for an unknown one. */
export const certificateVerify = defineCall({
  path: '/{product}2/portal/certificate/verify',
  summary: '凭编号公开查验证书，姓名已打码',
  access: 'public',
  capability: 'certificates',
  request: z.object({ number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  response: verifiedCertificate,
  errors: ['A0404', 'A0511'],
  readOnly: true,
});

/** An issued certificate for operators; `holder` is complete, and `null` once the account is closed. */
export const issuedCertificate = z.extend(verifiedCertificate, { reason: z.nullable(z.string()) });
export type IssuedCertificate = z.infer<typeof issuedCertificate>;

/** All certificates, newest first; `keyword` matches part of a number, a name or a course title. */
export const certificatePage = defineCall({
  path: '/{product}2/admin/certificate/page',
  summary: '已颁发证书分页列表，可按状态、编号、姓名或项目名称筛选',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: pageRequest(z.object({ state: z.optional(z.enum(issuedStates)), keyword: z.optional(keyword) })),
  response: cappedPageOf(issuedCertificate),
  readOnly: true,
});

/** Revokes a certificate permanently; its owner sees the reason. */
export const certificateRevoke = defineCall({
  path: '/{product}2/admin/certificate/revoke',
  summary: '撤销一张证书，须说明原因',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    reason: multiLine(limits.reasonMax),
  }),
  response: verifiedCertificate,
  errors: ['A0404', 'A0409', 'A0511'],
  readOnly: false,
});
