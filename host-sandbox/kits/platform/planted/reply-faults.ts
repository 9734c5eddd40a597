import type { Reply, CallRequest, ReplyFault } from '../../../platform/testing/faulty-proxy';

/** A page of records, as the fields of a list call have it. */
export interface PageData {
  records: Record<string, unknown>[];
  total: number;
}

export const noRecords = { records: [], total: 0, current: 1, size: 10 };

export const success = (data: unknown): Reply => ({ status: 200, body: { code: '00000', msg: '', data } });

export const refusal = (status: number, code: string): Reply => ({
  status,
  body: { code, msg: '', data: null },
});

export const isRefusal = ({ status }: Reply) => status >= 400;

/** The data of a reply, which is an envelope. */
export const dataIn = ({ body }: Reply) => (body as { data: unknown }).data;

/** Changes the data of successes. */
export function dataOf(change: (data: never, request: CallRequest) => unknown): ReplyFault {
  return (reply, request) => (isRefusal(reply) ? reply : success(change(dataIn(reply) as never, request)));
}

/** Sends successes with this code. */
export function coded(code: string): ReplyFault {
  return (reply) => (isRefusal(reply) ? reply : { ...reply, body: { ...reply.body, code } });
}

/** Changes each record of the pages. */
export function recordsOf(change: (record: Record<string, unknown>) => object): ReplyFault {
  return dataOf((page: PageData) => ({ ...page, records: page.records.map(change) }));
}

/** Pages whose first is 0, so that page 1 lacks the newest records. */
export const countingFromZero = dataOf((page: PageData, { input }) => {
  const { current, size } = input as { current: number; size: number };
  const count = Math.max(0, Math.min(size, page.total - current * size));
  const record = (_: unknown, index: number) => ({
    ...page.records[0],
    id: String(current * size + index + 1),
  });
  return { ...page, records: page.records.length > 0 ? Array.from({ length: count }, record) : [] };
});

/** Sends the records of the first page on every page. */
export function repeatingFirstPage(): ReplyFault {
  const first = new Map<string, unknown>();
  return dataOf((page: PageData, { input }) => {
    const key = JSON.stringify({ ...input, current: 1 });
    if (!first.has(key)) first.set(key, page.records);
    return page.records.length > 0 ? { ...page, records: first.get(key) } : page;
  });
}

/** Succeeds with this data where the platform refuses. */
export function instead(data: unknown): ReplyFault {
  return (reply) => (isRefusal(reply) ? success(data) : reply);
}
