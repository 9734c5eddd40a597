/** Extreme forms of a list: without an entry, with very long texts, with very many entries. */
export const extremes = ['empty', 'long', 'many'] as const;
export type Extreme = (typeof extremes)[number];

/** 3 000 characters. */
export const longText = '关于举办全国器官移植多学科协作诊疗与长期随访管理规范化培训班的通知，'
  .repeat(100)
  .slice(0, 3000);

type Json = Readonly<Record<string, unknown>>;

/**
 * The data of a response in an extreme form.
 * @param list the field that holds the list; without one the data itself, or its `records`
 * @param most entries where the list has no pages
 */
export function inExtreme(data: unknown, extreme: Extreme, list?: string, most = 10_000): unknown {
  if (extreme === 'long') return withLongTexts(data);
  const entries = extreme === 'empty' ? 0 : most;
  if (Array.isArray(data))
    return list === undefined
      ? repeated(data, entries)
      : data.slice(0, entries).map((group: Json) => ({
          ...group,
          [list]: repeated(group[list], Math.ceil(entries / data.length)),
        }));
  const page = data as Json;
  if (list !== undefined) return { ...page, [list]: repeated(page[list], entries) };
  const size = Math.min(entries, Number(page.size));
  return { ...page, records: repeated(page.records, size), total: entries };
}

/** As many entries as wanted, each with ids of its own. */
function repeated(list: unknown, length: number): unknown[] {
  const entries = Array.isArray(list) ? (list as Json[]) : [];
  if (entries.length === 0) return [];
  return Array.from({ length }, (_, index) => withId(entries[index % entries.length] ?? {}, index));
}

function withId(entry: Json, index: number): Json {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (key === 'id') return [key, String(index + 1)];
      if (key === 'code') return [key, `code${index}`];
      const isRecord = (key === 'project' || key === 'hospital') && value !== null;
      return [key, isRecord ? withId(value as Json, index) : value];
    }),
  );
}

function withLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return /[一-鿿]/.test(value) ? longText : value;
  if (Array.isArray(value)) return value.map(withLongTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withLongTexts(entry)]));
}
