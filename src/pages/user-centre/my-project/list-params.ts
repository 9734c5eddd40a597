import type { RequestOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { enrolmentStates, type EnrolmentState } from '@/contracts/enrolment-fields';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';

/** What the address of my training says: page, from 1, and state. Whatever makes no sense is the first page of all. */
export interface ListParams {
  page: number;
  state: EnrolmentState | undefined;
}

/** Enrolments a page. */
export const pageSize = 10;

export function parseListParams(query: URLSearchParams): ListParams {
  return {
    page: parsePageNumber(query),
    state: enrolmentStates.find((one) => one === query.get('state')),
  };
}

export function listHref({ page, state }: ListParams): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.userCentre.href({ section: 'myProject' }) + (query && `?${query}`);
}

export function listRequest({ page, state }: ListParams): RequestOf<typeof enrolmentMine> {
  return { current: page, size: pageSize, query: { ...(state && { state }) } };
}
