import type { HostSession } from '../host-session';
import { CallError, callPlatform } from '../platform-call';
import type { ShellConfig } from '../shell-config';

/** Records a page. */
export const pageSize = 10;

/** One page of a list. */
export interface Page<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`: the platform stops counting there. */
  more: boolean;
}

/** Reads a page from a response. @throws CallError when it is not a page */
export function readPage<Item>(data: unknown): Page<Item> {
  const { records, total, more } = (data ?? {}) as Partial<Record<keyof Page<Item>, unknown>>;
  if (Array.isArray(records) && typeof total === 'number')
    return { records: records as Item[], total, more: more === true };
  throw new CallError('平台的回答不完整，请稍后重试');
}

/** Calls of the platform: `admin` with the host's token, `open` without one. Both throw `CallError`. */
export function createOperatorCalls({ apiBase, product }: ShellConfig, { token }: HostSession) {
  return {
    admin: (path: string, body: object) => callPlatform(`${apiBase}/${path}`, `Bearer ${token.get()}`, body),
    open: (path: string, body: object) => callPlatform(`${apiBase}/${path}`, '', body),
    /** The address of a media path of the platform, which may have another origin. */
    mediaAddress: (path: string) => new URL(path, new URL(apiBase, window.location.href)).href,
    product,
  };
}

export type OperatorCalls = ReturnType<typeof createOperatorCalls>;

/** The fields that are set, as a list's query takes them. */
export function setFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;
}

/** Names by code of one dictionary; empty while the platform does not respond. */
export async function readDictionary(
  calls: OperatorCalls,
  code: string,
): Promise<ReadonlyMap<string, string>> {
  const data = (await calls.open('unify-main/admin/dict/data', {}).catch(() => [])) as {
    dictCode: string;
    items: { dictItemCode: string; dictItemName: string }[];
  }[];
  const items = data.find(({ dictCode }) => dictCode === code)?.items ?? [];
  return new Map(items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName]));
}
