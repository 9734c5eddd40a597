import { CallFailure } from '../platform-call';

/** One page of a list of the platform's. */
export interface Page<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`, which is as far as the platform counts. */
  more: boolean;
}

/** The page in an answer. @throws CallFailure where it is none */
export function readPage<Item>(data: unknown): Page<Item> {
  const { records, total, more } = (data ?? {}) as Partial<Record<keyof Page<Item>, unknown>>;
  if (Array.isArray(records) && typeof total === 'number')
    return { records: records as Item[], total, more: more === true };
  throw new CallFailure('平台的回答不完整，请稍后重试');
}
