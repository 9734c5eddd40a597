import * as z from 'zod/mini';
import type { RequestOf } from '@/contracts/call';
import type { messagePage } from '@/contracts/message';
import { listParams, type ListParamsOf } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

const params = listParams({ state: z.literal('unread') });

/** Page number and read state in the URL of the inbox; without a state all messages are listed. */
export type ListParams = ListParamsOf<typeof params>;

export const parseListParams = params.parse;

export const pageSize = 10;

export function listHref(values: Partial<ListParams>): string {
  return params.href(paths.inbox.href(), values);
}

export function listRequest({ page, state }: ListParams): RequestOf<typeof messagePage> {
  return { current: page, size: pageSize, query: { ...(state === 'unread' && { unread: true }) } };
}
