import { createBatchQueue } from './batch-queue';
import { makeQueue, createControlledWork, nextTurn } from '../../testing/batch-queue-fixture';

const tooMany = (retryAfter: number): unknown =>
  expect.objectContaining({ code: 'A0429', data: { retryAfter } });

test('work beyond the capacity is rejected at once and never started; finished work frees capacity', async () => {
  const { started, work, end } = createControlledWork();
  const queue = makeQueue({ capacity: 3, concurrency: 1 });
  const accepted = ['a', 'b', 'c'].map((name) => queue.run(name, work(name)));
  await expect(queue.run('d', work('d'))).rejects.toEqual(tooMany(1));
  expect(() => queue.assertCapacity('d')).toThrow('请在1秒后再试');
  await nextTurn();
  expect(started).toEqual(['a']);
  await end('a');
  const later = queue.run('d', work('d'));
  for (const name of ['b', 'c', 'd']) await end(name);
  expect(await Promise.all([...accepted, later])).toEqual(['a', 'b', 'c', 'd']);
});

test('later rejections get longer retry times, up to a minute, and a client that comes too early keeps its own', async () => {
  const { work, end } = createControlledWork();
  let now = 0;
  const queue = makeQueue({ capacity: 2, concurrency: 1, now: () => now });
  const first = queue.run('first', work('first'));
  await nextTurn();
  now = 500;
  await end('first');
  await first;
  void queue.run('a', work('a'));
  void queue.run('b', work('b'));
  await nextTurn();
  const retryAfter = (owner: string) => {
    try {
      queue.assertCapacity(owner);
    } catch (error) {
      return (error as { data: { retryAfter: number } }).data.retryAfter;
    }
    return null;
  };
  // Half a second each: two are queued, followed by those that were rejected before.
  expect(['c', 'd', 'e', 'f', 'g', 'c', 'e'].map(retryAfter)).toEqual([1, 2, 2, 3, 3, 1, 2]);
  for (let more = 0; more < 200; more += 1) retryAfter(`late ${more}`);
  expect(retryAfter('last')).toBe(60);
  await end('a');
  now += 59_000;
  // One item fits, which is reserved for the clients whose time has come.
  expect(['last', 'c'].map(retryAfter)).toEqual([1, null]);
  expect(retryAfter('new')).not.toBeNull();
});

/**
 * Clients who come again after an interval, of whom the queue serves 200 a second, and return later when it rejects them.
 * @param seconds for which they come
 * @returns seconds for which each one was rejected, and the number of rejections
 */
async function rejectionsOf(clients: number, intervalMs: number, seconds: number) {
  const stepMs = 50;
  let now = 0;
  let endBatch = () => {};
  const queue = createBatchQueue<number, void>({
    capacity: 500,
    concurrency: 1,
    batchSize: 10,
    now: () => now,
    work: async (items) => {
      await new Promise<void>((resolve) => (endBatch = resolve));
      return items.map(() => Promise.resolve());
    },
  });
  const rejectedAt = new Map<number, number>();
  const rejectedFor: number[] = [];
  let rejections = 0;
  const end = (client: number) => {
    const at = rejectedAt.get(client);
    if (at !== undefined) rejectedFor.push((now - at) / 1000);
    rejectedAt.delete(client);
  };
  const dueAt = Array.from(
    { length: clients },
    (_, client) => (client / clients) * Math.min(5000, intervalMs),
  );
  for (; now < seconds * 1000; now += stepMs) {
    dueAt.forEach((due, client) => {
      if (due > now) return;
      dueAt[client] = Infinity;
      queue.run(`client ${client}`, client).then(
        () => {
          end(client);
          dueAt[client] = now + intervalMs;
        },
        ({ data }: { data: { retryAfter: number } }) => {
          rejections += 1;
          if (!rejectedAt.has(client)) rejectedAt.set(client, now);
          // portals spread their returns
          dueAt[client] = now + data.retryAfter * 1000 + ((client * 7919 + rejections * 31) % 3000);
        },
      );
    });
    await nextTurn();
    endBatch();
    await nextTurn();
  }
  for (const client of rejectedAt.keys()) end(client);
  return { longest: Math.max(...rejectedFor), rejections };
}

test('of many who come once nobody is rejected for longer than it takes to serve all', async () => {
  const { longest, rejections } = await rejectionsOf(6000, Infinity, 60);
  expect(rejections).toBeGreaterThan(3000);
  expect(longest).toBeLessThan(6000 / 200 + 8);
});

test('of more clients than it can serve, nobody is rejected again and again while newcomers are served', async () => {
  const { longest, rejections } = await rejectionsOf(3000, 10_000, 120);
  expect(rejections).toBeGreaterThan(3000);
  expect(longest).toBeLessThan(3000 / 200 + 8);
});

test('only a flooding owner is rejected: the remaining capacity serves the others without delay', async () => {
  const { started, work, end } = createControlledWork();
  const queue = makeQueue({ capacity: 4, maxPerOwner: 2, concurrency: 1 });
  const accepted = ['own 1', 'own 2'].map((name) => queue.run('own', work(name)));
  for (let more = 0; more < 50; more += 1) expect(() => queue.assertCapacity('own')).toThrow('提交过于频繁');
  await expect(queue.run('own', work('own 3'))).rejects.toEqual(tooMany(1));
  const others = ['a', 'b'].map((name) => queue.run(name, work(name)));
  // the queue is full, and the earlier flood delayed no other client
  await expect(queue.run('c', work('c'))).rejects.toEqual(tooMany(1));
  await nextTurn();
  for (const name of ['own 1', 'own 2', 'a', 'b']) await end(name);
  expect(await Promise.all([...accepted, ...others])).toHaveLength(4);
  expect(started).not.toContain('own 3');
  // finished work no longer counts
  const again = ['own 4', 'own 5'].map((name) => queue.run('own', work(name)));
  await nextTurn();
  for (const name of ['own 4', 'own 5']) await end(name);
  expect(await Promise.all(again)).toEqual(['own 4', 'own 5']);
});
