import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call';
import { dateTime, id } from './fields';
import { hospitalSummary } from './hospital';
import { pageOf, pageRequest } from './paging';
import { projectSummary } from './project';
import { listOf } from './tolerant-reader';

/** Kinds of records that a trainee can add to the favourites. */
export const favouriteKinds = ['project', 'hospital'] as const;
const kind = z.enum(favouriteKinds);
const favouriteKey = z.object({ kind, id });
export type FavouriteKey = z.infer<typeof favouriteKey>;

/** All my favourites, latest first: at most `limits.favourites`. */
export const favouriteList = defineCall({
  path: '/{product}2/portal/favourite/list',
  summary: '本人收藏的全部类型与编号，最近收藏的在前',
  access: 'member',
  capability: 'favourites',
  failure: 'silent',
  request: z.object({}),
  response: listOf(favouriteKey),
  readOnly: true,
});

/** My favourites, latest first. Courses that are not published are left out. */
export const favouritePage = defineCall({
  path: '/{product}2/portal/favourite/page',
  summary: '本人的收藏分页列表，可按类型筛选',
  access: 'member',
  capability: 'favourites',
  tags: ['enrolment'],
  request: pageRequest(z.object({ kind: z.optional(kind) })),
  response: pageOf(
    z.object({
      kind,
      keptAt: dateTime,
      /** One of the two, by `kind`. */
      project: z.nullable(projectSummary),
      hospital: z.nullable(hospitalSummary),
    }),
  ),
  readOnly: true,
});
export type Favourite = ResponseOf<typeof favouritePage>['records'][number];

/**
 * Adds a course or a hospital to the favourites, or removes it. Idempotent. A0409: there are `limits.favourites`
 * already.
 */
export const favouriteSave = defineCall({
  path: '/{product}2/portal/favourite/save',
  summary: '收藏或取消收藏培训项目、培训基地',
  access: 'member',
  capability: 'favourites',
  request: z.object({ kind, id, kept: z.boolean() }),
  response: z.nullable(z.object({})),
  errors: ['A0404', 'A0409'],
  readOnly: false,
});
