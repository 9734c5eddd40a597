import type { ResponseOf } from '@/contracts/call';
import type { dictData } from '@/contracts/dictionary';

type Dictionaries = ResponseOf<typeof dictData>;

/** The stored form of the dictionaries: dictCode → item code → item name. */
export function serializeDictionaries(dictionaries: Dictionaries): Record<string, Record<string, string>> {
  return Object.fromEntries(
    dictionaries.map(({ dictCode, items }) => [
      dictCode,
      Object.fromEntries(items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName])),
    ]),
  );
}

/** Reads the stored form; undefined for anything else. */
export function deserializeDictionaries(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.entries(stored).map(([dictCode, items]) => ({
    dictCode,
    items: Object.entries((items ?? {}) as object).map(([dictItemCode, dictItemName]: [string, unknown]) => ({
      dictItemCode,
      dictItemName,
    })),
  }));
}
