import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime } from './fields';

const count = z.int().check(z.gte(0));

/** Counts of the platform's records at `countedAt`, which may be some minutes ago. */
export const statistics = defineCall({
  path: '/{product}2/portal/statistics',
  summary: '平台数据统计，数分钟更新一次',
  access: 'public',
  request: z.object({}),
  response: z.object({
    /** Published courses. */
    projects: count,
    hospitals: count,
    /** Provinces with at least one base. */
    provinces: count,
    /** Open accounts of trainees. */
    trainees: count,
    /** Certificates that were issued and not revoked. */
    certificates: count,
    countedAt: dateTime,
  }),
  readOnly: true,
});
