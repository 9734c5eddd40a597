import * as z from 'zod/mini';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath } from './fields';
import { pageOf, pageRequest } from './paging';

/** What a list shows of a training base; the codes are of the dictionaries `province`, `hospital_level`, `speciality`. */
export const hospitalSummary = z.object({
  id,
  name: z.string(),
  province: dictCode,
  city: z.string(),
  level: dictCode,
  specialities: z.array(dictCode),
  cover: z.nullable(mediaPath),
});
export type HospitalSummary = z.infer<typeof hospitalSummary>;

const filter = {
  level: z.optional(dictCode),
  speciality: z.optional(dictCode),
  keyword: z.optional(keyword),
};

/** Training bases by province, the first of each first (R2.16). */
export const hospitalPage = defineCall({
  path: '/{product}2/portal/hospital/page',
  summary: '培训基地分页列表，可按省份、等级、专业筛选',
  access: 'public',
  request: pageRequest(z.object({ ...filter, province: z.optional(dictCode) })),
  response: pageOf(hospitalSummary),
  readOnly: true,
});

/** How many training bases each province has under a filter; provinces without one are left out. */
export const hospitalMap = defineCall({
  path: '/{product}2/portal/hospital/map',
  summary: '各省份的培训基地数量',
  access: 'public',
  request: z.object(filter),
  response: z.array(z.object({ province: dictCode, count: z.int() })),
  readOnly: true,
});

/** One training base (R2.17). `introduction` is rich text from an editor: hostile until it is sanitised. */
export const hospitalDetail = defineCall({
  path: '/{product}2/portal/hospital/detail',
  summary: '培训基地详情',
  access: 'public',
  request: z.object({ id }),
  response: z.extend(hospitalSummary, {
    introduction: z.string(),
    pictures: z.array(mediaPath),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    contactName: z.string(),
    /** Published courses it holds. */
    projectCount: z.int(),
  }),
  errors: ['A0404'],
  readOnly: true,
});
