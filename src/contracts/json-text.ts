/**
 * JSON of plain data. Libraries of a page, such as Prototype.js 1.6, give arrays or objects a `toJSON` of their own, so that
 * `JSON.stringify` writes an array as a text.
 * @param space as of `JSON.stringify`
 */
export function jsonText(value: unknown, space?: number): string {
  const isPatched = 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;
  return JSON.stringify(isPatched ? withoutToJson(value) : value, null, space);
}

/** A copy without inherited functions. */
function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const entry of value as unknown[]) copy.push(withoutToJson(entry));
    return Object.defineProperty(copy, 'toJSON', { value: undefined });
  }
  const copy = Object.create(null) as Record<string, unknown>;
  for (const [key, entry] of Object.entries(value)) copy[key] = withoutToJson(entry);
  return copy;
}

const dates = ['2026-11-27', '2026-11-27T08:00:00Z', '2026-11-27T16:00:00.123+08:00', '/Date(0)/'];

/**
 * Parses JSON. Libraries of a page, such as the date parsers of older data libraries, let `JSON.parse` make dates of texts;
 * the parser for responses is the browser's own.
 * @returns the value, or a promise of it
 */
export function parseJsonText(text: string): unknown {
  const parsed = JSON.parse(JSON.stringify(dates)) as unknown[];
  const isPatched = parsed.some((date) => typeof date !== 'string');
  return isPatched ? new Response(text).json() : JSON.parse(text);
}
