import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime, dictCode } from './fields';
import { listOf, unconfirmed } from './tolerant-reader';

const count = z.int().check(z.gte(0));

/** A year of the national programme, as a report states it. Codes are of the dictionary `programme_figure`. */
const programmeYear = z.object({
  year: z.int(),
  /** The report. */
  source: z.string(),
  figures: listOf(z.object({ code: dictCode, value: count })),
});
export type ProgrammeYear = z.infer<typeof programmeYear>;

/**
 * Counts of the platform's records at `countedAt`, which may be some minutes ago. A platform may also provide the
 * yearly figures of the national programme, which it has not counted itself: the latest year first.
 */
export const statistics = defineCall({
  path: '/{product}2/portal/statistics',
  summary: '平台数据统计，数分钟更新一次',
  access: 'public',
  capability: 'statistics',
  failure: 'silent',
  request: z.object({}),
  response: z.object({
    /** Published courses. */
    projects: count,
    hospitals: count,
    /** Provinces with at least one hospital. */
    provinces: count,
    /** Open accounts of trainees. */
    trainees: count,
    /** Certificates that were issued and not revoked. */
    certificates: count,
    countedAt: dateTime,
    programme: unconfirmed(z.optional(listOf(programmeYear)), undefined),
  }),
  readOnly: true,
});
