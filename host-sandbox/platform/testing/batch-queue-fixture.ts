import { createBatchQueue } from '../core/http/batch-queue';

/** A queue whose items are callbacks, one in each batch. */
export function makeQueue(options: Omit<Parameters<typeof createBatchQueue>[0], 'work' | 'batchSize'>) {
  return createBatchQueue({
    ...options,
    batchSize: 1,
    work: async (items: readonly (() => Promise<string | void>)[]) => {
      const results = items.map((item) => item());
      await Promise.allSettled(results);
      return results;
    },
  });
}

/** Runs pending callbacks. */
export const nextTurn = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
};

/** Work that ends on command. */
export function createControlledWork() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => {
        if (error) reject(error);
        else resolve(name);
      });
    });
  /** Ends one item and runs pending callbacks. */
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await nextTurn();
  };
  return { started, work, end };
}
