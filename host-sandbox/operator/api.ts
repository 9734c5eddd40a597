import { callPath, type Call } from '../../src/contracts/call';
import { dictData } from '../../src/contracts/dictionary';
import { readTolerantly } from '../../src/contracts/tolerant-reader';
import { CallError, callPlatform } from '../kits/web/platform-call';
import type { Observable } from '../kits/web/observable';

/** Records a page. */
export const pageSize = 10;

/** One page of a list. */
export interface Page<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`: the platform stops counting there. */
  more: boolean;
  /** Number of its records that could not be read. */
  unread: number;
}

/** The response of a call to a list. */
interface Listed<Item> {
  records: Item[];
  total: number;
  more?: boolean;
}

/**
 * Calls of the platform with the token of the session. Responses are read as the portal reads them, tolerantly: a record that
 * cannot be read is left out.
 */
export function createOperatorCalls(
  { apiBase, product }: { apiBase: string; product: string },
  { token }: { token: Pick<Observable<string>, 'get'> },
) {
  /** @returns the data as it was received, and as it was read @throws CallError also for a response that cannot be read */
  async function request<Request, Response>(call: Call<Request, Response>, body: Request) {
    const authorization = call.access === 'member' ? `Bearer ${token.get()}` : '';
    const received = await callPlatform(
      `${apiBase}${callPath(call, product)}`,
      authorization,
      body as object,
    );
    const read = readTolerantly(call.response, received);
    if (!read.success) throw new CallError('平台的回答不完整，请稍后重试');
    return { received, data: read.data };
  }
  return {
    send: async <Request, Response>(call: Call<Request, Response>, body: Request) =>
      (await request(call, body)).data,
    async page<Request, Item>(call: Call<Request, Listed<Item>>, body: Request): Promise<Page<Item>> {
      const { received, data } = await request(call, body);
      const { records: sent } = received as { records?: unknown };
      const unread = Array.isArray(sent) ? sent.length - data.records.length : 0;
      return { records: data.records, total: data.total, more: data.more === true, unread };
    },
    /** The address of a media path of the platform, which may have another origin. */
    mediaAddress: (path: string) => new URL(path, new URL(apiBase, window.location.href)).href,
  };
}

export type OperatorCalls = ReturnType<typeof createOperatorCalls>;

/** The fields that are set, as a list's query takes them. */
export function setFields<Fields extends object>(fields: Fields) {
  const set = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(set) as { [Key in keyof Fields]?: Exclude<Fields[Key], ''> };
}

/** Names by code of one dictionary; empty while the platform does not respond. */
export async function readDictionary(
  send: OperatorCalls['send'],
  code: string,
): Promise<ReadonlyMap<string, string>> {
  const dictionaries = await send(dictData, {}).catch(() => []);
  const items = dictionaries.find(({ dictCode }) => dictCode === code)?.items ?? [];
  return new Map(items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName]));
}
