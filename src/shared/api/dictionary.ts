import { baseApi } from './base-api';

/** One entry of a dictionary: the code that is stored and the name people read. */
export interface DictionaryEntry {
  code: string;
  name: string;
}

const none: readonly DictionaryEntry[] = [];

/** The entries of a dictionary in the platform's order (R3.17); none until they are there. */
export function useDictionary(dictCode: string): readonly DictionaryEntry[] {
  const { entries } = baseApi.endpoints.dictData.useQuery(
    {},
    { selectFromResult: ({ data }) => ({ entries: data?.find((one) => one.dictCode === dictCode)?.items }) },
  );
  return (
    entries?.map(({ dictItemCode, dictItemName }) => ({ code: dictItemCode, name: dictItemName })) ?? none
  );
}

/** Tells names by codes (R3.17); a code of no dictionary is its own name, rather than nothing. */
export function useDictionaryName(): (dictCode: string, code: string) => string {
  const { data } = baseApi.endpoints.dictData.useQuery({});
  return (dictCode, code) =>
    data?.find((one) => one.dictCode === dictCode)?.items.find(({ dictItemCode }) => dictItemCode === code)
      ?.dictItemName ?? code;
}
