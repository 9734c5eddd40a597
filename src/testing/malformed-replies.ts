/** A response as bytes of the connection. */
export interface RawReply {
  status: number;
  body: string;
  type?: string;
  location?: string;
  /** Of the body, whether it is encoded so or not. */
  encoding?: string;
  /** The connection breaks before the first byte, or within the body. */
  cut?: 'start' | 'middle';
}

/** Makes a malformed response from a good one. @param random 0 to 1 */
type Malformation = (body: string, random: () => number) => RawReply;

const ok = (body: string): RawReply => ({ status: 200, body });
const html = '<!doctype html><html><body><h1>It works</h1></body></html>';
const failed =
  (status: number): Malformation =>
  () => ({ status, body: html, type: 'text/html' });

/** Ways in which a response can be wrong, by name. */
export const malformations: Readonly<Record<string, Malformation>> = {
  null: () => ok('null'),
  'an empty body': () => ok(''),
  'no data': (body) => ok(changed(body, (envelope) => ({ ...(envelope as object), data: null }))),
  HTML: () => ({ ...ok(html), type: 'text/html' }),
  'a wrong type': (body, random) => ok(changed(body, (envelope) => wrongType(envelope, random, 1))),
  'wrong types': (body, random) => ok(changed(body, (envelope) => wrongType(envelope, random, 5))),
  'a word of 1 MB': (body, random) =>
    ok(changed(body, (envelope) => replaceOne(envelope, random, isText, () => 'w'.repeat(1e6)))),
  '10 000 rows': (body, random) =>
    ok(
      changed(body, (envelope) =>
        replaceOne(envelope, random, isFilled, (rows) => repeated(rows as unknown[])),
      ),
    ),
  '1e308': (body) => ok(changed(body, (envelope) => everyNumber(envelope, 1e308))),
  'a body that is cut': (body) => ({ ...ok(body), cut: 'middle' }),
  'a connection that is cut': () => ({ ...ok(''), cut: 'start' }),
  'status 302': () => ({ status: 302, body: '', location: '/elsewhere' }),
  ...Object.fromEntries([413, 429, 500, 502, 503, 504].map((status) => [`status ${status}`, failed(status)])),
};

/** Numbers from 0 to 1 that depend on the seed only. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function changed(body: string, change: (envelope: unknown) => unknown): string {
  return JSON.stringify(change(JSON.parse(body)));
}

const wrongValues: readonly unknown[] = [null, 0, -1, '', 'x', true, [], {}, [null], { length: 3 }, 1.5];

/** Replaces values at random depths of the data. */
function wrongType(envelope: unknown, random: () => number, times: number): unknown {
  let result = envelope;
  for (let time = 0; time < times; time += 1)
    result = replaceOne(
      result,
      random,
      () => true,
      () => wrongValues[Math.floor(random() * wrongValues.length)],
    );
  return result;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Repeats rows, each with a new id. */
function repeated(rows: readonly unknown[]): unknown[] {
  return Array.from({ length: 10_000 }, (_, index) => {
    const row = rows[index % rows.length];
    return typeof row === 'object' && row !== null && 'id' in row ? { ...row, id: String(index + 1) } : row;
  });
}

/** Replaces one of the fitting values below `data`, if there is any. */
function replaceOne(
  envelope: unknown,
  random: () => number,
  fits: (value: unknown) => boolean,
  replace: (value: unknown) => unknown,
): unknown {
  const copy = structuredClone(envelope);
  const found: { parent: Record<string, unknown>; key: string }[] = [];
  const walk = (parent: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(parent)) {
      if (fits(value)) found.push({ parent, key });
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>);
    }
  };
  const { data } = copy as { data?: unknown };
  const root = { data };
  walk(root);
  const one = found[Math.floor(random() * found.length)];
  if (one) one.parent[one.key] = replace(one.parent[one.key]);
  return { ...(copy as object), data: root.data };
}

function everyNumber(value: unknown, number: number): unknown {
  if (typeof value === 'number') return number;
  if (Array.isArray(value)) return value.map((one) => everyNumber(one, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everyNumber(one, number)]));
}
