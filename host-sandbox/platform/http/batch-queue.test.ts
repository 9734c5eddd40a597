import { createBatchQueue } from './batch-queue';

/** A queue whose items are what they do, one in each batch. */
function makeQueue(options: Omit<Parameters<typeof createBatchQueue>[0], 'work' | 'batchSize'>) {
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
const nextTurn = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
};

/** Work that ends on command. */
function makeWork() {
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

const tooMany = (retryAfter: number): unknown =>
  expect.objectContaining({ code: 'A0429', data: { retryAfter } });

test('up to the concurrency limit work runs at once, and the rest waits in order of arrival', async () => {
  const { started, work, end } = makeWork();
  const queue = makeQueue({ capacity: 10, concurrency: 2 });
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)));
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('work beyond the capacity is rejected at once and never started; finished work frees capacity', async () => {
  const { started, work, end } = makeWork();
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

test('work of one owner runs sequentially in order and blocks no other owner', async () => {
  const { started, work, end } = makeWork();
  const queue = makeQueue({ capacity: 10, concurrency: 3 });
  const results = ['own 1', 'own 2', 'own 3'].map((name) => queue.run('own', work(name)));
  const other = queue.run('other', work('other'));
  await nextTurn();
  expect(started).toEqual(['own 1', 'other']);
  await end('own 1');
  expect(started).toEqual(['own 1', 'other', 'own 2']);
  await end('own 2');
  await end('own 3');
  await end('other');
  expect(await Promise.all([...results, other])).toHaveLength(4);
});

test("failing work does not affect the owner's next work", async () => {
  const { work, end } = makeWork();
  const queue = makeQueue({ capacity: 2, concurrency: 1 });
  const failing = queue.run('own', work('a'));
  const next = queue.run('own', work('b'));
  const failed = expect(failing).rejects.toThrow('no');
  await nextTurn();
  await end('a', new Error('no'));
  await failed;
  await end('b');
  expect(await next).toBe('b');
});

test('later rejections get longer retry times, up to a minute, and a client that comes too early keeps its own', async () => {
  const { work, end } = makeWork();
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
  // One place is free, and kept for those whose time has come.
  expect(['last', 'c'].map(retryAfter)).toEqual([1, null]);
  expect(retryAfter('new')).not.toBeNull();
});

test('of many who come at once nobody is rejected for longer than it takes to serve all', async () => {
  const [clients, perSecond, batchSize, stepMs] = [6000, 200, 10, 50];
  let now = 0;
  let endBatch = () => {};
  const queue = createBatchQueue<number, void>({
    ...{ capacity: 500, concurrency: 1, batchSize, now: () => now },
    work: async (items) => {
      await new Promise<void>((resolve) => (endBatch = resolve));
      return items.map(() => Promise.resolve());
    },
  });
  const rejectedAt = new Map<number, number>();
  const servedAt = new Map<number, number>();
  const dueAt = Array.from({ length: clients }, (_, client) => (client / clients) * 5000);
  for (let step = 0; servedAt.size < clients; step += 1) {
    now = step * stepMs;
    dueAt.forEach((due, client) => {
      if (due > now) return;
      dueAt[client] = Infinity;
      queue.run(`client ${client}`, client).then(
        () => servedAt.set(client, now),
        ({ data }: { data: { retryAfter: number } }) => {
          if (!rejectedAt.has(client)) rejectedAt.set(client, now);
          // portals spread their returns
          dueAt[client] = now + data.retryAfter * 1000 + ((client * 7919) % 3000);
        },
      );
    });
    await nextTurn();
    endBatch();
    await nextTurn();
  }
  const longest = Math.max(...[...rejectedAt].map(([client, at]) => (servedAt.get(client) ?? 0) - at));
  expect(rejectedAt.size).toBeGreaterThan(clients / 2);
  expect(longest / 1000).toBeLessThan(clients / perSecond + 8);
});

test('synchronous work yields to the event loop before each item', async () => {
  const queue = makeQueue({ capacity: 3, concurrency: 1 });
  const order: string[] = [];
  const busyWork = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };
  const first = queue.run('a', busyWork('a'));
  const second = queue.run('b', busyWork('b'));
  setImmediate(() => order.push('arrived'));
  await Promise.all([first, second]);
  expect(order).toEqual(['a', 'arrived', 'b']);
});

test('only a flooding owner is rejected: the remaining capacity serves the others without delay', async () => {
  const { started, work, end } = makeWork();
  const queue = makeQueue({ capacity: 4, maxPerOwner: 2, concurrency: 1 });
  const accepted = ['own 1', 'own 2'].map((name) => queue.run('own', work(name)));
  for (let more = 0; more < 50; more += 1) expect(() => queue.assertCapacity('own')).toThrow('提交过于频繁');
  await expect(queue.run('own', work('own 3'))).rejects.toEqual(tooMany(1));
  const others = ['a', 'b'].map((name) => queue.run(name, work(name)));
  // the queue is full, and the earlier flood delayed nobody
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

test('what waits is worked on together, one item of an owner at a time, and each gets its own result or error', async () => {
  const batches: { items: readonly string[]; end: () => Promise<void> }[] = [];
  const queue = createBatchQueue<string, string>({
    ...{ capacity: 20, concurrency: 1, batchSize: 3 },
    work: (items) =>
      new Promise((resolve) => {
        const results = items.map((item) =>
          item === 'bad' ? Promise.reject<string>(new Error('no')) : Promise.resolve(item.toUpperCase()),
        );
        const end = async () => {
          resolve(results);
          await nextTurn();
        };
        batches.push({ items, end });
      }),
  });
  const first = queue.run('own', 'a');
  await nextTurn();
  const results = [
    queue.run('own', 'b'),
    queue.run('own', 'c'),
    ...['bad', 'd', 'e'].map((item) => queue.run(item, item)),
  ].map((result) => result.catch((error: Error) => error.message));
  expect(queue.fill()).toBe(0.25);
  await batches[0]?.end();
  await batches[1]?.end();
  await batches[2]?.end();
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'bad', 'd'], ['c', 'e']]);
  expect(await first).toBe('A');
  expect(await Promise.all(results)).toEqual(['B', 'C', 'no', 'D', 'E']);
});

test('when the work of a batch fails as a whole, each of its items fails, and the queue goes on', async () => {
  let isBroken = true;
  const queue = createBatchQueue<string, string>({
    ...{ capacity: 5, concurrency: 1, batchSize: 5 },
    work: (items) =>
      isBroken
        ? Promise.reject(new Error('lost'))
        : Promise.resolve(items.map((item) => Promise.resolve(item))),
  });
  const results = await Promise.allSettled(['a', 'b'].map((item) => queue.run(item, item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await queue.run('a', 'a')).toBe('a');
});

test('an item that takes longer than its batch holds up neither the others nor the next batch, but its own owner', async () => {
  let endSlow = (_result: string) => {};
  const slow = new Promise<string>((resolve) => (endSlow = resolve));
  const started: (readonly string[])[] = [];
  const queue = createBatchQueue<string, string>({
    ...{ capacity: 9, concurrency: 1, batchSize: 5 },
    work: (items) => {
      started.push(items);
      return Promise.resolve(items.map((item) => (item === 'slow' ? slow : Promise.resolve(item))));
    },
  });
  const first = queue.run('own', 'slow');
  await nextTurn();
  const later = [queue.run('own', 'second'), queue.run('other', 'a')];
  expect(await later[1]).toBe('a');
  expect(started).toEqual([['slow'], ['a']]);
  endSlow('done');
  expect(await Promise.all([first, later[0]])).toEqual(['done', 'second']);
});
