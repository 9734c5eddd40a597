import * as z from 'zod/mini';
import type { RequestOf } from '@/contracts/call';
import { favouriteKinds, type favouritePage } from '@/contracts/favourite';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ kind: z.enum(favouriteKinds) });

/** Page number and kind in the URL of my favourites. */
export type ListParams = ListParamsOf<typeof params>;

export const parseListParams = params.parse;

export const pageSize = 10;

export function listHref(values: Partial<ListParams>): string {
  return params.href(paths.userCentre.href({ section: 'myFavourite' }), values);
}

export function listRequest({ page, kind }: ListParams): RequestOf<typeof favouritePage> {
  return { current: page, size: pageSize, query: { ...(kind && { kind }) } };
}
