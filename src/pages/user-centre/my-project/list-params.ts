import * as z from 'zod/mini';
import type { RequestOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { enrolmentStates } from '@/contracts/enrolment-fields';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ state: z.enum(enrolmentStates) });

/** Page number and enrolment state in the URL of my training. */
export type ListParams = ListParamsOf<typeof params>;

export const parseListParams = params.parse;

export const pageSize = 10;

export function listHref(values: Partial<ListParams>): string {
  return params.href(paths.userCentre.href({ section: 'myProject' }), values);
}

export function listRequest({ page, state }: ListParams): RequestOf<typeof enrolmentMine> {
  return { current: page, size: pageSize, query: { ...(state && { state }) } };
}
