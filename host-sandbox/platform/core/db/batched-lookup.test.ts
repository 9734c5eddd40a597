import { createBatchedLookup } from './batched-lookup';

/** A lookup whose queries end on command. */
function controlledLookup(most?: number) {
  const queries: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const lookup = createBatchedLookup<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()] as const);
        queries.push({ keys, end: (error) => (error ? reject(error) : resolve(new Map(found))) });
      }),
    most,
  );
  return { lookup, queries };
}

test('keys that are asked for during a query share the next one, and each caller gets its own value', async () => {
  const { lookup, queries } = controlledLookup();
  const first = lookup('a');
  const later = [lookup('b'), lookup('unknown'), lookup('b')];
  expect(queries.map(({ keys }) => keys)).toEqual([['a']]);
  queries[0]?.end();
  expect(await first).toBe('A');
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'unknown']]);
  queries[1]?.end();
  expect(await Promise.all(later)).toEqual(['B', undefined, 'B']);
});

test('a caller that asks for a key during its query gets the result of a new query', async () => {
  const { lookup, queries } = controlledLookup();
  const both = [lookup('a'), lookup('a')];
  queries[0]?.end();
  await both[0];
  expect(queries).toHaveLength(2);
  queries[1]?.end();
  expect(await both[1]).toBe('A');
});

test('a failed query fails its callers alone, and a query has a limited number of keys', async () => {
  const { lookup, queries } = controlledLookup(2);
  const failing = expect(lookup('a')).rejects.toThrow('lost');
  const rest = ['b', 'c', 'd'].map(lookup);
  queries[0]?.end(new Error('lost'));
  await failing;
  queries[1]?.end();
  expect(await Promise.all(rest.slice(0, 2))).toEqual(['B', 'C']);
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']]);
  queries[2]?.end();
  expect(await rest[2]).toBe('D');
});
