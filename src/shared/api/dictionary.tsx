import { baseApi } from './base-api';

/** The stored code and the displayed name. */
export interface DictionaryEntry {
  code: string;
  name: string;
}

const none: readonly DictionaryEntry[] = [];

/** The entries of a dictionary in the platform's order (R3.17); empty while they load. */
export function useDictionary(dictCode: string): readonly DictionaryEntry[] {
  const { entries } = baseApi.endpoints.dictData.useQuery(
    {},
    { selectFromResult: ({ data }) => ({ entries: data?.find((one) => one.dictCode === dictCode)?.items }) },
  );
  return (
    entries?.map(({ dictItemCode, dictItemName }) => ({ code: dictItemCode, name: dictItemName })) ?? none
  );
}

/** Returns the name of a code (R3.17); an unknown code is its own name. */
export function useDictionaryName(): (dictCode: string, code: string) => string {
  const { data } = baseApi.endpoints.dictData.useQuery({});
  return (dictCode, code) =>
    data?.find((one) => one.dictCode === dictCode)?.items.find(({ dictItemCode }) => dictItemCode === code)
      ?.dictItemName ?? code;
}
