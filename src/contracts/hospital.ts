import * as z from 'zod/mini';
import { defineCall } from './call';
import { dictCode, id, keyword, mediaPath } from './fields';
import { pageOf, pageRequest } from './paging';
import { unconfirmed } from './tolerant-reader';

/** A hospital in a list; its codes are of the dictionaries `province`, `hospital_level`, `speciality`. */
export const hospitalSummary = z.object({
  id,
  name: z.string(),
  province: dictCode,
  city: z.string(),
  level: dictCode,
  specialities: z.array(dictCode),
  cover: z.nullable(mediaPath),
  /** Number of its courses that are open for enrolment; a platform may leave it out. */
  openCourses: unconfirmed(z.optional(z.int()), undefined),
});
export type HospitalSummary = z.infer<typeof hospitalSummary>;

const filter = {
  level: z.optional(dictCode),
  speciality: z.optional(dictCode),
  keyword: z.optional(keyword),
};

/** Hospitals, ordered by province (R2.16). */
export const hospitalPage = defineCall({
  path: '/{product}2/portal/hospital/page',
  summary: '培训基地分页列表，可按省份、等级、专业筛选',
  access: 'public',
  capability: 'hospitals',
  request: pageRequest(z.object({ ...filter, province: z.optional(dictCode) })),
  response: pageOf(hospitalSummary),
  readOnly: true,
});

/** Number of hospitals per province under a filter; provinces without any are omitted. */
export const hospitalMap = defineCall({
  path: '/{product}2/portal/hospital/map',
  summary: '各省份的培训基地数量',
  access: 'public',
  capability: 'hospitals',
  request: z.object(filter),
  response: z.array(z.object({ province: dictCode, count: z.int() })),
  readOnly: true,
});

/** A hospital (R2.17). `introduction` is rich text and must be sanitised before display. */
export const hospitalDetail = defineCall({
  path: '/{product}2/portal/hospital/detail',
  summary: '培训基地详情',
  access: 'public',
  capability: 'hospitals',
  request: z.object({ id }),
  response: z.extend(hospitalSummary, {
    introduction: z.string(),
    pictures: z.array(mediaPath),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    contactName: z.string(),
    /** Number of its published courses. */
    projectCount: z.int(),
  }),
  errors: ['A0404'],
  readOnly: true,
});
