import { yieldBeforeQueries } from './open-embedded';

test('the process takes what arrives before each statement of the embedded database', async () => {
  // PGlite itself needs modules that this environment does not load; its results are promises alone, too.
  const client = { _runExclusiveQuery: <Result>(query: () => Promise<Result>) => query() };
  yieldBeforeQueries(client);
  const order: string[] = [];
  const arrive = (turn: number) =>
    setImmediate(() => {
      order.push(`arrival ${turn}`);
      if (turn < 3) arrive(turn + 1);
    });
  arrive(1);
  for (const statement of [1, 2, 3])
    await client._runExclusiveQuery(() => Promise.resolve(order.push(`statement ${statement}`)));
  expect(order).toEqual([1, 2, 3].flatMap((number) => [`arrival ${number}`, `statement ${number}`]));
});
