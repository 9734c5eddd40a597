import { usePlatformName, type PlatformName } from '../intl/platform-names';
import { baseApi } from './base-api';

/** The stored code, and the displayed name in the interface's language where it has one. */
export interface DictionaryEntry extends PlatformName {
  code: string;
}

/** The entries of a dictionary in the platform's order (R3.17); empty while they load. */
export function useDictionary(dictCode: string): readonly DictionaryEntry[] {
  const translate = usePlatformName('dictionary');
  const { items } = baseApi.endpoints.dictData.useQuery(
    {},
    { selectFromResult: ({ data }) => ({ items: data?.find((one) => one.dictCode === dictCode)?.items }) },
  );
  return (
    items?.map(({ dictItemCode, dictItemName }) => ({ code: dictItemCode, ...translate(dictItemName) })) ?? []
  );
}

/** The choices of a filter: the entries, and the chosen code where it is none of them, so that it is seen and can be removed. */
export function useDictionaryChoices(
  dictCode: string,
  chosen: string | undefined,
): readonly DictionaryEntry[] {
  const entries = useDictionary(dictCode);
  const translate = usePlatformName('dictionary');
  const { isLoading } = baseApi.endpoints.dictData.useQuery({});
  const isKnown = chosen === undefined || isLoading || entries.some(({ code }) => code === chosen);
  return isKnown ? entries : [...entries, { code: chosen, ...translate(chosen) }];
}

/** False for a dictionary that the platform does not have or leaves empty; true while it is not known. */
export function useHasDictionary(dictCode: string): boolean {
  const { isEmpty } = baseApi.endpoints.dictData.useQuery(
    {},
    {
      selectFromResult: ({ data }) => ({
        isEmpty: data && (data.find((one) => one.dictCode === dictCode)?.items ?? []).length === 0,
      }),
    },
  );
  return isEmpty !== true;
}

/** Returns the name of a code (R3.17); an unknown code is its own name. */
export function useDictionaryName(): (dictCode: string, code: string) => PlatformName {
  const translate = usePlatformName('dictionary');
  const { data } = baseApi.endpoints.dictData.useQuery({});
  return (dictCode, code) =>
    translate(
      data?.find((one) => one.dictCode === dictCode)?.items.find(({ dictItemCode }) => dictItemCode === code)
        ?.dictItemName ?? code,
    );
}

/** The names of codes, each given as its dictionary and itself, with dots between them. */
export function DictionaryNames({
  of: codes,
}: {
  of: readonly (readonly [dictCode: string, code: string])[];
}) {
  const nameOf = useDictionaryName();
  return codes.map(([dictCode, code], index) => {
    const { name, lang } = nameOf(dictCode, code);
    return (
      <span key={dictCode}>
        {index > 0 && ' · '}
        <span lang={lang} className="portal-word">
          {name}
        </span>
      </span>
    );
  });
}
