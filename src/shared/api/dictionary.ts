import { platformApi } from './platform-api';

/** One entry of a dictionary: the code that is stored and the name people read. */
export interface Entry {
  code: string;
  name: string;
}

const none: readonly Entry[] = [];

/** The entries of a dictionary in the platform's order (R3.17); none until they are there. */
export function useDictionary(dictCode: string): readonly Entry[] {
  const { entries } = platformApi.endpoints.dictData.useQuery(
    {},
    { selectFromResult: ({ data }) => ({ entries: data?.find((one) => one.dictCode === dictCode)?.items }) },
  );
  return (
    entries?.map(({ dictItemCode, dictItemName }) => ({ code: dictItemCode, name: dictItemName })) ?? none
  );
}

/** Tells names by codes (R3.17); a code of no dictionary is its own name, rather than nothing. */
export function useDictionaryName(): (dictCode: string, code: string) => string {
  const { data } = platformApi.endpoints.dictData.useQuery({});
  return (dictCode, code) =>
    data?.find((one) => one.dictCode === dictCode)?.items.find(({ dictItemCode }) => dictItemCode === code)
      ?.dictItemName ?? code;
}
