/**
 * Looks up by key with one query at a time: keys that are requested while it runs share the next one, so that many
 * callers cost as little as a few. A query starts after all its callers have requested their keys, so that none gets an
 * outdated value.
 * @param find the values of several keys; a key that is not found is left out
 * @param most keys of one query
 */
export function createBatchedLookup<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most = 200,
): (key: Key) => Promise<Value | undefined> {
  interface Waiting {
    readonly key: Key;
    readonly resolve: (value: Value | undefined) => void;
    readonly reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const found = await find([...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isRunning) void run();
    });
}
