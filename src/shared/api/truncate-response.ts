/** Responses up to this number of characters are not searched. */
const usualLength = 32 * 1024;
/** Maximum entries of a list, and maximum characters of a text without markup. */
const maxEntries = 600;
const maxCharacters = 100_000;

/**
 * Limits data that no page can show: lists of thousands of entries and words of a megabyte. A browser would freeze for
 * seconds while it lays them out.
 * @param body the parsed response, which is changed
 * @param length characters of the response; one of usual length is not searched
 */
export function truncateResponse(body: unknown, length: number): unknown {
  return length > usualLength ? truncate(body, '') : body;
}

function truncate(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isPlain(value) ? value.slice(0, maxCharacters) : value;
  if (Array.isArray(value)) {
    // no page shows a whole dictionary, or all of them; menus are kept as they are (R7.20)
    const isWhole = key === 'items' || isDictionary(value[0]) || key === 'children' || value.some(isMenu);
    return value.slice(0, isWhole ? Infinity : maxEntries).map((entry) => truncate(entry, ''));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, truncate(entry, name)]));
}

const isDictionary = (entry: unknown) => hasField(entry, 'dictCode');
const isMenu = (entry: unknown) => ['children', 'component', 'meta'].some((field) => hasField(entry, field));

const hasField = (entry: unknown, field: string) =>
  typeof entry === 'object' && entry !== null && field in entry;

/** Rich text and pictures within the text may be long. */
const isPlain = (text: string) => !text.includes('<') && !text.startsWith('data:');
