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

/** The item codes of each dictionary in the platform's order: an object lists keys such as `10` and `2` by number. */
export function orderOfDictionaries(dictionaries: Dictionaries): Record<string, string[]> {
  return Object.fromEntries(
    dictionaries.map(({ dictCode, items }) => [dictCode, items.map(({ dictItemCode }) => dictItemCode)]),
  );
}

/**
 * Reads the stored form; undefined for anything else.
 * @param order as of `orderOfDictionaries`; the order of the map counts where it is missing
 */
export function deserializeDictionaries(stored: unknown, order: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.entries(stored).map(([dictCode, items]) => {
    const codes: unknown = (order as Partial<Record<string, unknown>> | undefined)?.[dictCode];
    const indexOf = (code: string) => (Array.isArray(codes) ? codes.indexOf(code) : 0);
    return {
      dictCode,
      items: Object.entries((items ?? {}) as object)
        .map(([dictItemCode, dictItemName]: [string, unknown]) => ({ dictItemCode, dictItemName }))
        .sort((a, b) => indexOf(a.dictItemCode) - indexOf(b.dictItemCode)),
    };
  });
}
