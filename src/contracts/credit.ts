import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, dateTime } from './fields';
import { pageOf, pageRequest } from './paging';
import { creditClasses } from './study-flags';

const year = z.int().check(z.gte(2000), z.lte(9999));

/** Credits of a completed course; the year of `earnedAt` is that of China. */
export const credit = z.object({
  id,
  projectId: id,
  title: z.string(),
  credits: z.int(),
  creditClass: z.enum(creditClasses),
  earnedAt: dateTime,
  /** Number of the certificate, `null` before it is issued and when it is revoked. */
  certificate: z.nullable(z.string()),
});
export type Credit = z.infer<typeof credit>;

/** My credits, newest first (R2.28). */
export const creditPage = defineCall({
  path: '/{product}2/portal/credit/page',
  summary: '本人学分分页列表，可按年度与类别筛选',
  access: 'member',
  capability: 'credits',
  tags: ['enrolment'],
  request: pageRequest(z.object({ year: z.optional(year), creditClass: z.optional(z.enum(creditClasses)) })),
  response: pageOf(credit),
  readOnly: true,
});

/** Sums of my credits, latest year first; years without credits are omitted (R2.28). */
export const creditSummary = defineCall({
  path: '/{product}2/portal/credit/summary',
  summary: '本人学分按年度与类别汇总',
  access: 'member',
  capability: 'credits',
  tags: ['enrolment'],
  request: z.object({}),
  response: z.object({
    total: z.int(),
    years: z.array(z.object({ year: z.int(), I: z.int(), II: z.int() })),
  }),
  readOnly: true,
});
